import './nurture.css'
import { Empty, Flex, Progress, Timeline } from 'antd'
import { useState } from 'react'
import * as clues from '@/api/leads/clues'
import { is } from '@/entities/field'
import { clueFollow } from '@/entities/leads/clueFollow'
import { nurtureSource, nurtureStatus } from '@/entities/leads/enums'
import { nurtureClue, type NurtureDetail } from '@/entities/leads/nurtureClue'
import { nurtureTouch, type NurtureTouch } from '@/entities/leads/nurtureTouch'
import { Chart } from '@/kit/chart/Chart'
import { useColumn } from '@/kit/list/SubTable'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Blank, Words } from '@/kit/show/Blank'
import { Facts } from '@/kit/show/Facts'
import { SmallTable } from '@/kit/show/SmallTable'
import { DASH, named, useFormats } from '@/kit/show/format'
import { CellLink, StatusTag, Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { BlackDialog } from '../parts/BlackDialog'
import { placeOf } from '../parts/place'
import { isActivated, RIPE, scoreOf } from './nurtureFilters'
import { HandOver } from './parts/HandOver'

const Change = ({ value }: { value: unknown }) => {
  const t = useT()
  const { number } = useFormats()
  const change = Number(value)
  return (
    <span className={change ? 'digits trend' : 'digits quiet'} data-good={change ? change > 0 : undefined}>
      {t(nurtureTouch.scoreChange.label)} {change > 0 ? '+' : ''}
      {number(change)}
    </span>
  )
}

const Touches = ({ rows }: { rows: readonly NurtureTouch[] }) => {
  const t = useT()
  if (!rows.length) return <Empty description={t('list.empty')} />
  return (
    <Timeline
      className="nurture-touches"
      items={rows.map((row) => ({
        key: row.id,
        color: Number(row.scoreChange) > 0 ? 'green' : Number(row.scoreChange) < 0 ? 'red' : 'gray',
        content: (
          <div>
            <div className="nurture-touch">
              <Value field={nurtureTouch.touchTime} value={row.touchTime} full />
              <StatusTag field={nurtureTouch.touchWay} value={row.touchWay} />
              <StatusTag field={nurtureTouch.result} value={row.result} />
              <Change value={row.scoreChange} />
            </div>
            <div>
              <Value field={nurtureTouch.content} value={row.content} full />
            </div>
            <small className="quiet">
              {t(nurtureTouch.createBy.label)}
              {t('kit.colon')}
              <bdi>{row.createBy}</bdi>
            </small>
          </div>
        ),
      }))}
    />
  )
}

const MAX_SCORE = 100

/**
 * Score after each contact, oldest first, calculated back from the current score as far as the changes are known. The
 * horizontal line marks the handover score.
 */
const ScoreChart = ({ row }: { row: NurtureDetail }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const title = t(nurtureClue.intentScore.label)
  const scores: (number | null)[] = []
  let score = numberIn(row.intentScore)
  for (const { scoreChange } of row.touches) {
    scores.unshift(score)
    const change = numberIn(scoreChange)
    score = score === null || change === null ? null : score - change
  }
  return (
    <Chart
      title={title}
      of={t(nurtureTouch.touchTime.label)}
      categories={row.touches
        .map(({ touchTime }) => `${shortDay(touchTime)} ${formatTime(touchTime, 'HH:mm')}`)
        .toReversed()}
      series={[{ name: title, values: scores, as: 'line' }]}
      marks={[{ name: String(RIPE), value: RIPE }]}
      max={MAX_SCORE}
    />
  )
}

const HandedTo = ({ row }: { row: NurtureDetail }) => {
  const link = usePermittedLinks()('/clue-management/clueDetail', { clueId: row.leadId })
  if (!is(row.status, nurtureStatus.handed) || !row.leadId || !link) return <Words>{row.dealerName}</Words>
  return <CellLink onClick={link}>{row.dealerName}</CellLink>
}

const About = ({ row }: { row: NurtureDetail }) => {
  const t = useT()
  const score = scoreOf(row.intentScore)
  const { clueId, customerName, phone, oneChannel, twoChannel, seriesName, source, failReason, lastDealerName } =
    nurtureClue
  const { touchCount, lastTouchTime, nextTouchTime, status, createTime, remark } = nurtureClue
  return (
    <div className="nurture-head">
      <Facts
        row={row}
        fields={[
          clueId,
          customerName,
          phone,
          [nurtureClue.cityName, placeOf(row) || <Blank key="city" />],
          oneChannel,
          twoChannel,
          seriesName,
          source,
          failReason,
          lastDealerName,
          touchCount,
          lastTouchTime,
          nextTouchTime,
          status,
          [nurtureClue.dealerName, <HandedTo key="dealer" row={row} />],
          createTime,
          remark,
        ]}
      />
      <Flex vertical align="center" gap={4}>
        <Progress
          type="dashboard"
          percent={score ?? 0}
          status={score !== null && score >= RIPE ? 'success' : 'normal'}
          format={() => <span className="digits">{score ?? DASH}</span>}
          aria-label={named(t(nurtureClue.intentScore.label), score ?? DASH)}
        />
        <span className="quiet">{t(nurtureClue.intentScore.label)}</span>
      </Flex>
    </div>
  )
}

const History = ({ row }: { row: NurtureDetail }) => {
  const t = useT()
  const column = useColumn()
  return (
    <SmallTable
      rowKey="followId"
      scroll={{ x: 720 }}
      dataSource={row.follows}
      columns={[
        clueFollow.followTime,
        clueFollow.followType,
        clueFollow.result,
        clueFollow.content,
        clueFollow.saleUserName,
      ].map(column)}
      locale={{
        emptyText: (
          <Empty description={t(is(row.source, nurtureSource.imported) ? 'nurture.noHistory' : 'list.empty')} />
        ),
      }}
    />
  )
}

export default function NurtureClueDetail() {
  const t = useT()
  const [open, setOpen] = useState<'handOver' | 'black'>()
  const close = () => setOpen(undefined)
  return (
    <RecordScreen
      load={(clueId) => clues.getNurture.query({ clueId }, { quiet: true })}
      missing={t('leads.noClueId')}
      title={({ customerName, clueId }) => customerName || clueId}
      status={nurtureClue.status}
      actions={(row) => [
        {
          label: 'nurture.handOver',
          can: 'clues.reassignAgents',
          primary: true,
          hide: !isActivated(row),
          run: () => setOpen('handOver'),
        },
        {
          label: 'leads.black',
          can: 'cluePhoneBlack.create',
          danger: true,
          hide: Number(row.status) > 3,
          run: () => setOpen('black'),
        },
      ]}
      above={(row) => <About row={row} />}
      tabs={(row) => [
        { key: 'touch', label: t('nurture.touches'), children: <Touches rows={row.touches} /> },
        { key: 'history', label: t('nurture.history'), children: <History row={row} /> },
      ]}
    >
      {(row) => (
        <>
          <ScoreChart row={row} />
          {open === 'handOver' && <HandOver rows={[row]} onClose={close} />}
          {open === 'black' && <BlackDialog lead={row} onClose={close} />}
        </>
      )}
    </RecordScreen>
  )
}
