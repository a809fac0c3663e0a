import './pages.css'
import { Alert } from 'antd'
import { useMemo, useState } from 'react'
import * as specials from '@/api/commerce/specials'
import { linkType } from '@/entities/commerce/shared'
import { bannerPosition, bannerStatus, type ShopBanner, shopBanner } from '@/entities/commerce/shopBanner'
import { is } from '@/entities/field'
import { useViewer } from '@/business/viewer'
import { type Action, Toggle } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, type Filter, segmentedFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { type RowPlace, useList } from '@/kit/list/place'
import { useRowOrder } from '@/kit/list/rowOrder'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { refusal } from '@/kit/record/NoRecord'
import { useFormats, named, optionName } from '@/kit/show/format'
import { Picture } from '@/kit/show/Picture'
import { TwoValues } from '@/kit/show/TwoValues'
import { Blank } from '@/kit/show/Blank'
import { type Translate, useT } from '@/locales'
import { BannerForm } from './parts/BannerForm'
import { BannerPreview } from './parts/BannerPreview'
import { isOn, nameOf } from './parts/bannerRules'
import { linkWords, readLink } from '../parts/shopLink'

const SORT = { field: shopBanner.sort.key, order: 'asc' } as const
const DEFAULTS = { position: String(bannerPosition.home) }
const CAN_SHELVE = 'specials.setBannerShelf'

const Positions = (props: Parameters<Filter['control']>[0]) => {
  const { count } = useFormats()
  const { summary } = useList()
  return segmentedFilter(shopBanner.position, (position) =>
    position === undefined || !summary ? '' : ` ${count(summary[position])}`,
  ).control(props)
}
const FILTERS = [
  {
    ...segmentedFilter(shopBanner.position),
    control: (props: Parameters<Filter['control']>[0]) => <Positions {...props} />,
  },
  containsFilter(shopBanner.title),
  choicesFilter(shopBanner.linkType),
  choicesFilter(shopBanner.status),
  choicesFilter(shopBanner.stage),
  spanFilter(shopBanner.startTime),
]

const Link = ({ row }: { row: ShopBanner }) => {
  const t = useT()
  const type = optionName(t, shopBanner.linkType, row.linkType)
  if (!type) return <Blank />
  const words = linkWords(readLink(row))
  if (!words || is(row.linkType, linkType.none)) return type
  return (
    <TwoValues
      upper={type}
      below={
        <span className={is(row.linkDead, 1) ? 'link-dead' : undefined}>
          <bdi>{words}</bdi>
          {is(row.linkDead, 1) && ` · ${t('shopLink.gone')}`}
        </span>
      }
    />
  )
}

const columnsOf = (
  toggle: ((row: ShopBanner) => React.ReactNode) | undefined,
  order: (row: ShopBanner) => React.ReactNode,
  t: Translate,
): ColumnOf<ShopBanner>[] => [
  { field: shopBanner.title, width: 180, cell: (row) => <bdi>{nameOf(row)}</bdi> },
  { field: shopBanner.status, width: 110, cell: toggle },
  shopBanner.stage,
  { field: shopBanner.sort, width: 110, cell: order },
  {
    field: shopBanner.cover,
    width: 190,
    cell: (row) => <Picture src={row.cover} alt={t(shopBanner.cover.label)} width={160} height={64} />,
  },
  { field: shopBanner.linkType, width: 190, cell: (row) => <Link row={row} /> },
  { field: shopBanner.startTime, width: 160, below: shopBanner.endTime },
  shopBanner.clickCount,
  shopBanner.position,
  shopBanner.updateTime,
]

const NothingShown = ({ summary }: { summary: Readonly<Partial<Record<string, number>>> | undefined }) => {
  const t = useT()
  const { state } = useList()
  const position = state?.texts.position
  return position && summary?.[position] === 0 ? (
    <Alert type="warning" showIcon className="space-below" title={t('banners.nothing')} />
  ) : null
}

export default function BannerList() {
  const t = useT()
  const { hq } = useViewer()
  const { query } = useScreen()
  const [open, setOpen] = useState<{ row?: ShopBanner; position: number }>()
  const { cell, order, actions } = useRowOrder(shopBanner.sort, {
    can: 'specials.sortBanners',
    nameOf,
    within: ['position'],
    save: (list) => specials.sortBanners({ list }),
  })
  const toggle = (row: ShopBanner) => (
    <Toggle
      after
      on={isOn(row)}
      name={named(t('banners.on'), nameOf(row))}
      can={CAN_SHELVE}
      ask={(to) =>
        to
          ? undefined
          : {
              title: t('banners.offAsk', { name: nameOf(row) }),
              effect: t('banners.offEffect'),
              okText: t('banners.off'),
              danger: true,
            }
      }
      change={(to) => specials.setBannerShelf({ id: row.id, status: to ? bannerStatus.on : bannerStatus.off })}
      done={(to) => t(to ? 'banners.isOn' : 'banners.isOff')}
    />
  )
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- toggle is recreated on each render
  const columns = useMemo(() => columnsOf(hq ? toggle : undefined, cell, t), [hq, cell, t])
  const actionsOf = (row: ShopBanner, place: RowPlace): Action[] => [
    {
      label: 'kit.edit',
      can: 'specials.updateBanner',
      hide: !hq,
      run: () => setOpen({ row, position: Number(row.position) }),
    },
    ...(hq ? actions(row, place) : []),
    {
      label: 'kit.delete',
      can: 'specials.removeBanner',
      danger: true,
      hide: !hq || isOn(row),
      ask: { title: t('shopPages.deleteAsk', { name: nameOf(row) }), effect: t('shopPages.deleteEffect') },
      run: () => specials.removeBanner({ id: row.id }),
      done: t('shopPages.deleted'),
    },
  ]
  return (
    <>
      <ListScreen
        load={specials.listBanners}
        instead={refusal}
        rowKey={shopBanner.id}
        nameOf={nameOf}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        order={hq ? order : undefined}
        actions={actionsOf}
        above={(answer) => <NothingShown summary={answer?.summary} />}
        toolbar={<BannerPreview />}
        create={{
          label: 'banners.new',
          can: 'specials.createBanner',
          hide: !hq,
          run: () => setOpen({ position: Number(query.get('position')) }),
        }}
      />
      {open && (
        <BannerForm
          key={open.row?.id ?? 'new'}
          row={open.row}
          position={open.position}
          readOnly={!hq}
          onClose={() => setOpen(undefined)}
          reload={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
