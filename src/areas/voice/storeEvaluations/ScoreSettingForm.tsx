import './storeEvaluations.css'
import { Alert, Button, Form as AntForm, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import * as stores from '@/api/voice/stores'
import type { ScoreInput } from '@/api/voice/stores'
import { useViewer } from '@/business/viewer'
import type { Field as EntityField } from '@/entities/field'
import { effectiveFrom, levelOf } from '@/entities/voice/scoreRules'
import {
  type ScoreDimension,
  scoreDimension,
  type ScoreLevel,
  scoreSetting as fields,
  type ScoreSetting,
} from '@/entities/voice/scoreSetting'
import { Failed, Loaded, useFresh, useLoad } from '@/kit/data/load'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { NumberBox } from '@/kit/form/controls'
import { SettingBody, useSetting } from '@/kit/form/setting'
import { Changes } from '@/kit/show/Changes'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { DimensionRows } from './parts/DimensionRows'
import { LevelRows } from './parts/LevelRows'
import { inputOf, rowsIn, valuesOf } from './parts/scoreValues'
import { TryOut } from './parts/TryOut'

const QUIET = { quiet: true } as const
const CAN = 'stores.saveScoreSetting'
const MAX_STORES = 500
const COUNTING = [fields.windowMonths, fields.minCount, fields.defaultScore, fields.autoGoodDays, fields.autoCountFlag]
const APPEALS = [fields.badThreshold, fields.replyHours, fields.appealDays, fields.appealTimes, fields.appealQuota]
const icons = (rows: unknown): string =>
  rowsIn<ScoreLevel>(rows)
    .map(({ icon }) => plain(icon))
    .join()
type Block = 'dimensions' | 'counting' | 'appeals' | 'levels'
/** Fields of each block, used to mark its header if one of them has an error. */
const BLOCKS: Record<Block, readonly string[]> = {
  dimensions: [fields.dimensions.key],
  counting: COUNTING.map(({ key }) => key),
  appeals: APPEALS.map(({ key }) => key),
  levels: [fields.levels.key],
}

const GradeMoves = ({ from, to }: Readonly<Record<'from' | 'to', readonly Partial<ScoreLevel>[]>>) => {
  const t = useT()
  const { count } = useFormats()
  const load = useLoad(stores.list.query({ pageNo: 1, pageSize: MAX_STORES }, QUIET))
  const scores = (load.data?.records ?? []).flatMap(({ score }) => numberIn(score) ?? [])
  const moved = scores.filter(
    (score) => plain(levelOf(from, score)?.levelName) !== plain(levelOf(to, score)?.levelName),
  )
  return (
    <Loaded compact load={load}>
      <p>{t('storeEvaluations.gradeMoves', { moved: count(moved.length), total: count(scores.length) })}</p>
    </Loaded>
  )
}

const ChangeTable = ({ from, to }: { from: Partial<ScoreInput>; to: Partial<ScoreInput> }) => {
  const t = useT()
  const { number, percent } = useFormats()
  const dimensionWords = (rows: unknown) =>
    rowsIn<ScoreDimension>(rows)
      .map(
        ({ name, weight, scenes = [], enableFlag }) =>
          `${plain(name)} ${Number(enableFlag) ? percent(weight, 2) : t('storeEvaluations.off')} (${scenes
            .map((scene) => optionName(t, scoreDimension.scenes, scene))
            .join(t('kit.listComma'))})`,
      )
      .join('; ')
  const levelWords = (rows: unknown) =>
    rowsIn<ScoreLevel>(rows)
      .map(({ levelName, minScore, rights }) =>
        [plain(levelName), `≥ ${number(minScore)}`, plain(rights)].filter(Boolean).join(' '),
      )
      .join('; ')
  const shown = (field: EntityField, value: unknown): ReactNode =>
    field.key === 'dimensions' ? (
      <bdi>{dimensionWords(value)}</bdi>
    ) : field.key === 'levels' ? (
      <bdi>{levelWords(value)}</bdi>
    ) : (
      <Value field={field} value={value} full />
    )
  /** Compares lists by their displayed text, since the server may not return all fields of a row. */
  const isSame = (key: string, before: unknown, after: unknown): boolean =>
    key === 'dimensions'
      ? dimensionWords(before) === dimensionWords(after)
      : key === 'levels'
        ? levelWords(before) === levelWords(after) && icons(before) === icons(after)
        : plain(before) === plain(after)
  const all: readonly EntityField[] = Object.values(fields)
  return (
    <>
      <Changes
        label={t('storeEvaluations.changes')}
        lines={all.flatMap((field) => {
          const [before, after]: unknown[] = [Reflect.get(from, field.key), Reflect.get(to, field.key)]
          if (!(field.key in to) || isSame(field.key, before, after)) return []
          return [{ name: t(field.label), before: shown(field, before), after: shown(field, after), changed: true }]
        })}
      />
      {!isSame('levels', from.levels, to.levels) && (
        <GradeMoves from={rowsIn<ScoreLevel>(from.levels)} to={rowsIn<ScoreLevel>(to.levels)} />
      )}
    </>
  )
}

const Setting = ({ saved, reload }: { saved: ScoreSetting; reload: () => void }) => {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const [initial] = useState(() => valuesOf(saved))
  const [tries, setTries] = useState(false)
  const [asks, setAsks] = useState(false)
  const writes = head && may(CAN)
  const setting = useSetting<ScoreInput>({
    name: 'scoreSetting',
    initial,
    save: (values, force) =>
      stores.saveScoreSetting({ ...inputOf(values), id: saved.id, updateTime: saved.updateTime, ...force }, QUIET),
    newer: () => stores.getScoreSetting(undefined, QUIET),
    reload,
    done: t('storeEvaluations.settingSaved'),
    onSaved: reload,
  })
  const typed: Partial<ScoreInput> | undefined = AntForm.useWatch((all: ScoreInput) => all, {
    form: setting.form,
    preserve: true,
  })
  const edited = { ...initial, ...typed }
  const { Field, fault } = setting
  const save = () =>
    void setting.confirmFirst(
      (all) => ({
        title: t('storeEvaluations.saveAsk'),
        effect: t('storeEvaluations.saveEffect'),
        more: <ChangeTable from={initial} to={inputOf(all)} />,
        danger: true,
        okText: t('kit.save'),
      }),
      setting.submit,
    )
  const from = effectiveFrom(toMillis(saved.updateTime) ?? 0, saved.effectiveType)
  const block = (key: Block, children: ReactNode) => {
    const isWrong = fault !== undefined && BLOCKS[key].includes(fault.field)
    return (
      <section className={isWrong ? 'card score-bad' : 'card'} aria-label={t(`storeEvaluations.block.${key}`)}>
        <h2 className="card-title">{t(`storeEvaluations.block.${key}`)}</h2>
        {children}
      </section>
    )
  }
  return (
    <>
      {from > Date.now() && (
        <Alert
          type="info"
          showIcon
          className="space-below"
          title={t('storeEvaluations.pending', { date: formatTime(from, 'YYYY-MM-DD') })}
        />
      )}
      <SettingBody
        of={setting}
        writes={writes}
        idle={!setting.dirty}
        save={save}
        back={
          <Button onClick={() => (setting.dirty ? setAsks(true) : reload())}>{t('storeEvaluations.restore')}</Button>
        }
      >
        <p className="quiet">
          <Value field={fields.updateBy} value={saved.updateBy} />{' '}
          <Value field={fields.updateTime} value={saved.updateTime} />{' '}
          {head && <Button onClick={() => setTries(true)}>{t('storeEvaluations.tryOut')}</Button>}
        </p>
        {block('dimensions', <DimensionRows Field={Field} disabled={!writes} onChanged={setting.body.onValues} />)}
        {block(
          'counting',
          <div className="score-grid">
            <Field of={fields.windowMonths} />
            <Field of={fields.minCount} hint={t('storeEvaluations.minHint')} />
            <Field of={fields.defaultScore}>
              <NumberBox precision={1} step={0.1} />
            </Field>
            <Field of={fields.autoGoodDays} hint={t('storeEvaluations.autoHint')} />
            <Field of={fields.autoCountFlag} />
          </div>,
        )}
        {block(
          'appeals',
          <>
            <div className="score-grid">
              {APPEALS.map((field) => (
                <Field key={field.key} of={field} />
              ))}
            </div>
            <p className="quiet">{t('storeEvaluations.limitsHint')}</p>
          </>,
        )}
        {block('levels', <LevelRows Field={Field} disabled={!writes} onChanged={setting.body.onValues} />)}
        <section className="card">
          <Field of={fields.effectiveType} />
        </section>
      </SettingBody>
      {tries && <TryOut saved={saved} edited={edited} onClose={() => setTries(false)} />}
      <ConfirmDialog
        question={
          asks
            ? { title: t('storeEvaluations.restoreAsk'), okText: t('storeEvaluations.restore'), danger: true }
            : undefined
        }
        busy={false}
        onCancel={() => setAsks(false)}
        onOk={() => {
          setAsks(false)
          setting.undo()
          reload()
        }}
      />
    </>
  )
}

export default function ScoreSettingForm() {
  const [resetKey, setResetKey] = useState(0)
  return <Loading key={resetKey} reload={() => setResetKey(resetKey + 1)} />
}

const Loading = ({ reload }: { reload: () => void }) => {
  const load = useFresh(stores.getScoreSetting.query(undefined, QUIET))
  if (load.data) return <Setting saved={load.data} reload={reload} />
  return (
    <section className="card">
      {load.error ? <Failed error={load.error} retry={load.retry} /> : <Skeleton active paragraph={{ rows: 10 }} />}
    </section>
  )
}
