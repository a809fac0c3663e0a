import './storePromotions.css'
import { Alert } from 'antd'
import { useMemo, useState } from 'react'
import * as stores from '@/api/voice/stores'
import { areaFiltersFor } from '@/business/RegionFilter'
import { severalSeriesFilterOf } from '@/business/SeriesFilter'
import { useViewer, type Viewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { dealer } from '@/entities/shared/dealer'
import { promotionDay, promoStatus, type StorePromotion, storePromotion } from '@/entities/voice/storePromotion'
import { Actions, type Action } from '@/kit/actions/actions'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { codesOf, containsFilter, type Filter, sent } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { type Open, useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Blank } from '@/kit/show/Blank'
import { Card } from '@/kit/show/Card'
import { Facts } from '@/kit/show/Facts'
import { plain, useFormats } from '@/kit/show/format'
import { CellLink, Mark, StatusTag, Tags } from '@/kit/show/kinds'
import { LinkCard } from '@/kit/show/LinkCard'
import { Period } from '@/kit/show/Period'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { PictureFrame } from '@/kit/show/Picture'
import { WithPhone } from '@/kit/show/WithPhone'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PromotionForm } from './parts/PromotionForm'
import { PromotionPhone } from './parts/PromotionPhone'
import { isHeld, mayEdit, mayPublish, mayTakeDown, nameOf } from './promotionRules'

const LEADS = '/clue-management/clueList'
const CAN = 'stores.setPromotionStatus'
const SORT = { field: 'updateTime', order: 'desc' } as const
const MAX_AT_ONCE = 200
const LANES = 3

const LIVE = 'live'
const TABS = {
  ...storePromotion.status,
  of: {
    options: [{ value: LIVE, tone: 'default', label: 'storePromotions.live' }, ...promoStatus.options],
  },
} as const
const stateFilter: Filter<'status'> = {
  ...statusTabs(TABS),
  toQuery: (text) =>
    sent({ status: text === LIVE ? [...stores.LIVE_STATES] : codesOf(text, storePromotion.status)[0] }),
}
const DEFAULTS = { status: LIVE } as const
const filtersFor = (viewer: Viewer) => [
  stateFilter,
  containsFilter(storePromotion.title),
  storePromotion.promoType,
  ...areaFiltersFor(viewer, { areaName: dealer.areaName, dealerName: storePromotion.dealerName }),
  severalSeriesFilterOf(storePromotion.seriesNames),
  storePromotion.clueFlag,
  spanFilter(storePromotion.startTime),
]

/** Returns why headquarters took a promotion down; a dealer may ask about it. */
const heldWords = (t: Translate, { offReason }: StorePromotion, hq: boolean) =>
  [plain(offReason), hq ? '' : t('storePromotions.askHq')].filter(Boolean).join('\n')

const State = ({ row }: { row: StorePromotion }) => {
  const t = useT()
  const { hq } = useViewer()
  const why = plain(row.offReason)
  if (!isHeld(row)) return <StatusTag field={storePromotion.status} value={row.status} note={why || undefined} />
  return (
    <Mark tone="error">
      <span title={heldWords(t, row, hq)}>{t('storePromotions.byHq')}</span>
    </Mark>
  )
}
const Series = ({ row }: { row: StorePromotion }) => {
  const t = useT()
  if (isYes(row.allSeriesFlag)) return <Mark>{t('storePromotion.allSeriesFlag')}</Mark>
  return row.seriesNames.length > 0 ? <Tags texts={row.seriesNames} max={3} /> : <Blank />
}
const Leads = ({ row }: { row: StorePromotion }) => {
  const { count } = useFormats()
  if (numberIn(row.clueCount) === null) return <Blank />
  return <PermittedLink digits text={count(row.clueCount)} path={LEADS} query={{}} />
}

const columnsFor = ({ hq, group }: Viewer, open: Open): ColumnOf<StorePromotion>[] => [
  {
    field: storePromotion.title,
    width: 300,
    cell: (row) => (
      <span className="promo-name">
        <PictureFrame src={plain(row.cover)} width={96} height={54} />
        <CellLink onClick={() => open('detail', row.id)}>
          <bdi>{nameOf(row)}</bdi>
        </CellLink>
      </span>
    ),
  },
  { field: storePromotion.status, width: 104, cell: (row) => <State row={row} /> },
  { field: storePromotion.startTime, width: 172, below: storePromotion.endTime },
  ...(hq || group ? [{ field: storePromotion.dealerName, width: 200 }] : []),
  { field: storePromotion.viewCount, width: 96 },
  { field: storePromotion.callCount, width: 96 },
  { field: storePromotion.clueCount, width: 96, cell: (row) => <Leads row={row} /> },
  { field: storePromotion.promoType, width: 112 },
  { field: storePromotion.seriesNames, width: 220, cell: (row) => <Series row={row} /> },
  storePromotion.updateTime,
  storePromotion.id,
]

const PromotionCard = ({ row, open, actions }: { row: StorePromotion; open: Open; actions: readonly Action[] }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <article className="promo-card" aria-label={nameOf(row)}>
      <PictureFrame src={plain(row.cover)} width="100%" ratio={16 / 9} />
      <h3>
        <CellLink onClick={() => open('detail', row.id)}>
          <bdi>{nameOf(row)}</bdi>
        </CellLink>
      </h3>
      <div className="marks">
        <State row={row} />
        <StatusTag field={storePromotion.promoType} value={row.promoType} />
      </div>
      <p className="quiet">
        <Period startTime={row.startTime} endTime={row.endTime} />
      </p>
      <p className="quiet">
        {t('storePromotions.figures', {
          views: count(row.viewCount),
          calls: count(row.callCount),
          leads: count(row.clueCount),
        })}
      </p>
      <Actions items={actions} max={2} plain />
    </article>
  )
}

/** Promotions to take down with a reason: one, or several through the list's bulk run. */
interface Taking {
  rows: readonly StorePromotion[]
  run?: Parameters<NonNullable<BulkAction<StorePromotion>['open']>>[2]
}

const Notes = ({ row }: { row: StorePromotion }) => {
  const t = useT()
  const { hq } = useViewer()
  return (
    <>
      {is(row.storeShowFlag, 0) && (
        <Alert type="warning" showIcon className="space-below" title={t('storePromotions.storeHidden')} />
      )}
      {isHeld(row) && (
        <Alert
          type="error"
          showIcon
          className="lines space-below"
          title={t('storePromotions.byHq')}
          description={heldWords(t, row, hq)}
        />
      )}
    </>
  )
}

export default function PromotionList() {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const { mode, open, close } = useOpened()
  const [taking, setTaking] = useState<Taking>()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer, open), [viewer, open])
  const mayWrite = may('stores.savePromotion') && !viewer.area
  const bulk = useMemo(
    (): readonly BulkAction<StorePromotion>[] => [
      {
        label: 'storePromotions.takeDown',
        can: CAN,
        danger: true,
        max: MAX_AT_ONCE,
        lanes: LANES,
        when: (row) => mayTakeDown(row, viewer),
        open: (rows, _clear, run) => setTaking({ rows, run }),
      },
    ],
    [viewer],
  )
  const takeDown = (row: StorePromotion, reason?: string, quiet = false) =>
    stores.setPromotionStatus(
      { id: row.id, status: promoStatus.down, ...(reason !== undefined && { reason }) },
      { quiet },
    )
  const actionsOf = (row: StorePromotion): Action[] => [
    {
      label: 'kit.edit',
      can: 'stores.savePromotion',
      hide: !mayEdit(row, viewer),
      run: () => open('edit', row.id),
    },
    {
      label: 'storePromotions.publish',
      can: CAN,
      next: true,
      hide: !mayPublish(row, viewer),
      ask: {
        title: t('storePromotions.publishAsk', { name: nameOf(row) }),
        effect: t('storePromotions.publishEffect'),
      },
      run: () => stores.setPromotionStatus({ id: row.id, status: promoStatus.shown }),
      done: t('storePromotions.published'),
    },
    viewer.head
      ? {
          label: 'storePromotions.takeDown',
          can: CAN,
          danger: true,
          hide: !mayTakeDown(row, viewer),
          run: () => setTaking({ rows: [row] }),
        }
      : {
          label: 'storePromotions.takeDown',
          can: CAN,
          danger: true,
          hide: !mayTakeDown(row, viewer),
          ask: {
            title: t('storePromotions.takeDownAsk', { name: nameOf(row) }),
            effect: t('storePromotions.takeDownEffect'),
          },
          run: () => takeDown(row),
          done: t('storePromotions.takenDown'),
        },
    {
      label: 'kit.copy',
      can: 'stores.savePromotion',
      hide: viewer.area,
      run: () => open('copy', row.id),
    },
  ]
  const [first] = taking?.rows ?? []
  return (
    <>
      <ListScreen
        load={stores.listPromotions}
        rowKey={storePromotion.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        asOf="storePromotions.asOf"
        above={(answer) =>
          !viewer.hq && answer?.records.some(({ storeShowFlag }) => is(storeShowFlag, 0)) ? (
            <Alert type="warning" showIcon className="space-below" title={t('storePromotions.storeHidden')} />
          ) : null
        }
        create={{
          label: 'storePromotions.new',
          can: 'stores.savePromotion',
          hide: viewer.area,
          run: () => open('new'),
        }}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actionsOf(row)]}
        bulk={viewer.head ? bulk : undefined}
        renderCard={(row) => <PromotionCard row={row} open={open} actions={actionsOf(row)} />}
      />
      {mode === 'new' && mayWrite && <PromotionForm onClose={close} />}
      <RecordPanel
        wide
        load={stores.getPromotion}
        title={nameOf}
        status={storePromotion.status}
        actions={actionsOf}
        form={(row, how, end) => {
          if (!mayWrite) return undefined
          if (how === 'copy') return <PromotionForm copied={row} onClose={end} />
          return how === 'edit' && mayEdit(row, viewer) ? <PromotionForm row={row} onClose={end} /> : undefined
        }}
      >
        {(row) => (
          <WithPhone phone={<PromotionPhone of={row} />}>
            <Notes row={row} />
            <Facts
              row={row}
              fields={[
                ...[storePromotion.id, storePromotion.promoType, storePromotion.dealerName],
                [storePromotion.seriesNames, <Series key="series" row={row} />],
                ...[storePromotion.startTime, storePromotion.endTime, storePromotion.clueFlag],
                ...[storePromotion.contactPhone, storePromotion.offBy, storePromotion.offReason],
                ...[storePromotion.createBy, storePromotion.updateBy, storePromotion.updateTime],
              ]}
            />
            {plain(row.url) && (
              <Card title={t('kit.qrCode')}>
                <LinkCard url={plain(row.url)} />
              </Card>
            )}
            <Card title={t('storePromotions.byDay')}>
              <DailyFigures
                title={t('storePromotions.byDay')}
                days={row.trend}
                date={promotionDay.date}
                counts={[promotionDay.viewCount, promotionDay.callCount, promotionDay.clueCount]}
              />
            </Card>
          </WithPhone>
        )}
      </RecordPanel>
      {taking && first && (
        <ReasonDialog
          name={`storePromotion.down.${taking.rows.length === 1 ? first.id : 'many'}`}
          title={
            taking.rows.length === 1
              ? t('storePromotions.takeDownAsk', { name: nameOf(first) })
              : t('storePromotions.takeDownMany', { count: taking.rows.length })
          }
          note={t('storePromotions.takeDownByHq')}
          field={{ ...storePromotion.offReason, required: true, min: 5 }}
          okText={t('storePromotions.takeDown')}
          done={taking.run ? undefined : t('storePromotions.takenDown')}
          send={(reason) => {
            if (!taking.run) return takeDown(first, reason)
            taking.run((row) => takeDown(row, reason, true))
            return undefined
          }}
          onClose={() => setTaking(undefined)}
        />
      )}
    </>
  )
}
