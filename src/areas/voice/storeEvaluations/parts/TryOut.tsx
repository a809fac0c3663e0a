import { Empty, Slider } from 'antd'
import { useState } from 'react'
import type { EvaluationSummary, ScoreInput } from '@/api/voice/stores'
import * as stores from '@/api/voice/stores'
import { DealerSelect } from '@/business/DealerSelect'
import { isYes } from '@/entities/field'
import { type Averages, levelOf, scoreOf } from '@/entities/voice/scoreRules'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { Figures } from '@/kit/show/Figures'
import { DASH, plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

type Rules = Partial<Pick<ScoreInput, 'dimensions' | 'levels' | 'minCount' | 'defaultScore'>>
const MAX_SCORE = 5

/**
 * Score and grade of the given averages under one setting. With too few evaluations the default score counts and
 * users see no score.
 */
const Outcome = ({
  label,
  rules,
  averages,
  total,
}: {
  label: string
  rules: Rules
  averages: Averages
  total: number | null
}) => {
  const t = useT()
  const { number } = useFormats()
  const isFew = total !== null && total < (numberIn(rules.minCount) ?? 0)
  const score = isFew ? numberIn(rules.defaultScore) : scoreOf(averages, rules.dimensions ?? [])
  return (
    <section className="card" aria-label={label}>
      <h3 className="section-title">{label}</h3>
      <Figures
        figures={[
          {
            label: t('storeEvaluations.score'),
            value: score === null ? DASH : number(score),
            note: isFew ? t('storeEvaluations.tooFew') : undefined,
          },
          { label: t('scoreLevel.level'), value: plain(levelOf(rules.levels ?? [], score)?.levelName) || DASH },
        ]}
      />
    </section>
  )
}

const Trial = ({ summary, saved, edited }: { summary: EvaluationSummary; saved: Rules; edited: Rules }) => {
  const t = useT()
  const { number, count } = useFormats()
  const [tried, setTried] = useState<Averages>(() =>
    Object.fromEntries(summary.dimensions.map(({ code, score }) => [plain(code), numberIn(score)])),
  )
  const rows = (edited.dimensions ?? []).filter(({ enableFlag }) => isYes(enableFlag))
  return (
    <>
      <p className="quiet">{t('storeEvaluations.counted', { total: count(summary.count) })}</p>
      {rows.map(({ code, name }) => {
        const value = tried[code]
        return (
          <div key={code}>
            <span>
              <bdi>{plain(name)}</bdi>{' '}
              <b className="digits">{value === null || value === undefined ? '--' : number(value)}</b>
            </span>
            <Slider
              min={0}
              max={MAX_SCORE}
              step={0.01}
              value={value ?? 0}
              ariaLabelForHandle={plain(name)}
              onChange={(next) => setTried({ ...tried, [code]: next })}
            />
          </div>
        )
      })}
      <div className="score-tries">
        <Outcome label={t('storeEvaluations.bySaved')} rules={saved} averages={tried} total={numberIn(summary.count)} />
        <Outcome
          label={t('storeEvaluations.byEdited')}
          rules={edited}
          averages={tried}
          total={numberIn(summary.count)}
        />
      </div>
    </>
  )
}

/** Effect of the settings on one store, calculated locally. The nightly server run is authoritative. */
export const TryOut = ({ saved, edited, onClose }: { saved: Rules; edited: Rules; onClose: () => void }) => {
  const t = useT()
  const [dealerCode, setDealerCode] = useState('')
  const load = useLoad(stores.listEvaluations.query({ dealerCode, pageNo: 1, pageSize: 1 }, { quiet: true }), {
    enabled: dealerCode !== '',
    keep: false,
  })
  return (
    <Panel open title={t('storeEvaluations.tryOut')} onClose={onClose}>
      <div className="space-below">
        <DealerSelect
          label={t('storeEvaluations.store')}
          placeholder={t('storeEvaluations.store')}
          value={dealerCode || undefined}
          onChange={(code) => setDealerCode(typeof code === 'string' ? code : '')}
        />
      </div>
      {dealerCode === '' ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('storeEvaluations.chooseStore')} />
      ) : (
        <Loaded compact load={load}>
          {load.data?.summary ? (
            <Trial key={dealerCode} summary={load.data.summary} saved={saved} edited={edited} />
          ) : (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} />
          )}
        </Loaded>
      )}
    </Panel>
  )
}
