import { Segmented } from 'antd'
import { useMemo } from 'react'
import * as points from '@/api/members/points'
import { areaFiltersFor } from '@/business/RegionFilter'
import { useViewer, type Viewer } from '@/business/viewer'
import { type Field, optionOf, withStates } from '@/entities/field'
import { pointSide } from '@/entities/members/pointEnums'
import { pointDetail } from '@/entities/members/pointDetail'
import { type PointReport as Row, pointReport as fields, reportDimension } from '@/entities/members/pointReport'
import { staffPoint } from '@/entities/members/staffPoint'
import { Export } from '@/kit/files/Export'
import { callFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { dateRangeFilter, daysOf, type Filter, type Preset, segmentedFilter, sent } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useList } from '@/kit/list/place'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { Blank } from '@/kit/show/Blank'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { Trend } from '@/kit/show/Trend'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { changeFilter, changeText, roleChoices } from '../parts/pointChoices'
import { RateBar } from '../parts/RateBar'
import { ReportCharts, ReportTiles } from './parts/ReportCharts'

const LEDGER = '/setting/userpointsreport'
const TIME = { key: 'time', label: 'pointPools.period' } as const
const PERIODS: readonly Preset[] = ['today', 'thisWeek', 'thisMonth', 'lastMonth', 'thisQuarter', 'thisYear']
const DIMENSION = { key: 'dimension', label: 'pointPools.dimension', kind: 'enum', of: reportDimension } as const
/** Dealers have no other side. */
const SIDE = { side: pointSide.staff } as const
const DEFAULTS = { side: String(pointSide.staff), time: 'thisMonth', dimension: reportDimension.day }
const { day, month, area, dealer, role, changeType } = reportDimension

const stateOf = ({ of }: Field, text: string) => optionOf(of, text) ?? of?.options[0]
const oneOf = <K extends string>(field: Field<K>): Filter<K> => ({
  ...segmentedFilter(field),
  always: true,
  toQuery: (text) => sent({ [field.key]: stateOf(field, text)?.value }),
  control: (props) => <OneOf field={field} {...props} />,
})
const OneOf = ({
  field,
  value,
  onChange,
  label,
}: { field: Field } & Pick<Parameters<Filter['control']>[0], 'value' | 'onChange' | 'label'>) => {
  const t = useT()
  return (
    <div className="scroll-x">
      <Segmented<string>
        aria-label={label}
        value={String(stateOf(field, value)?.value)}
        onChange={onChange}
        options={(field.of?.options ?? []).map((one) => ({ value: String(one.value), label: t(one.label) }))}
      />
    </div>
  )
}

const anyPeriod = dateRangeFilter(TIME, PERIODS)
const period: Filter<'startTime' | 'endTime', 'time'> = {
  ...anyPeriod,
  always: true,
  validate: spanFilter(TIME).validate,
  toQuery: (text) => {
    const [from, until] = daysOf(text) ?? daysOf(DEFAULTS.time) ?? []
    return { startTime: `${from} 00:00:00`, endTime: `${until} 23:59:59` }
  },
  control: (props) => anyPeriod.control({ ...props, onChange: (text) => props.onChange(text || DEFAULTS.time) }),
}
const filtersFor = (viewer: Viewer, isStaff: boolean) => {
  const dimensions: readonly string[] = [
    ...[day, month, changeType],
    ...(isStaff ? [role, ...(viewer.hq || viewer.group ? [area, dealer] : [])] : []),
  ]
  return [
    ...(viewer.hq ? [oneOf(pointDetail.side)] : []),
    period,
    oneOf(withStates<Field<'dimension'>>(DIMENSION, (code) => dimensions.includes(String(code)))),
    ...(isStaff
      ? [
          ...areaFiltersFor(viewer, staffPoint),
          callFilter({ key: 'roleId', label: staffPoint.roleName.label }, roleChoices),
        ]
      : []),
    changeFilter,
  ]
}

/** Name of a row, with a link to the ledger entries that it sums up. */
const Name = ({ row, isStaff }: { row: Row; isStaff: boolean }) => {
  const t = useT()
  const { search } = useList()
  const [by, code] = [String(search.dimension), row.dimCode]
  const name = by === changeType ? optionName(t, pointDetail.changeType, code) : plain(row.dimName) || code
  const spanOf = (): string => {
    if (by === day) return `${code}~${code}`
    const days = daysOf(`${String(search.startTime).slice(0, 10)}~${String(search.endTime).slice(0, 10)}`)
    if (by !== month) return days?.join('~') ?? ''
    const last = new Date(Date.UTC(Number(code.slice(0, 4)), Number(code.slice(5, 7)), 0)).toISOString().slice(0, 10)
    return `${code}-01~${last}`
  }
  if (code === '') return <bdi>{name}</bdi>
  return (
    <PermittedLink
      text={name}
      path={LEDGER}
      query={{
        tab: 'all',
        side: isStaff ? pointSide.staff : pointSide.app,
        createTime: spanOf(),
        dealerCode: by === dealer ? code : plain(search.dealerCode),
        region: by === area ? code : plain(search.areaName),
        ...(by === role ? { roleId: code } : plain(search.roleId) && { roleId: plain(search.roleId) }),
        changeType:
          by === changeType
            ? changeText(code)
            : [search.changeGroup, search.changeType].map(plain).filter(Boolean).join(','),
      }}
    />
  )
}

const Change = ({ value }: { value: unknown }) => {
  const { percent } = useFormats()
  const rate = numberIn(value)
  if (rate === null) return <Blank />
  return (
    <Trend change={rate} good="neither">
      {percent(Math.abs(rate))}
    </Trend>
  )
}

const columnsOf = (isStaff: boolean): ColumnOf<Row>[] => [
  { field: fields.dimName, width: 160, cell: (row) => <Name row={row} isStaff={isStaff} /> },
  { field: fields.earnPoints, width: 100 },
  { field: fields.usePoints, width: 100 },
  { field: fields.expirePoints, width: 100 },
  { field: fields.adjustPoints, width: 100, cell: (row) => <SignedPoints value={row.adjustPoints} /> },
  { field: fields.netPoints, width: 100, cell: (row) => <SignedPoints value={row.netPoints} /> },
  { field: fields.balance, width: 110 },
  { field: fields.userCount, width: 96 },
  { field: fields.useRate, width: 144, cell: (row) => <RateBar label={fields.useRate.label} value={row.useRate} /> },
  { field: fields.momRate, width: 100, cell: (row) => <Change value={row.momRate} /> },
]

export default function PointReport() {
  const t = useT()
  const viewer = useViewer()
  const { query } = useScreen()
  const isStaff = !viewer.hq || query.get('side') !== String(pointSide.app)
  const also = viewer.hq ? undefined : SIDE
  const filters = useMemo(() => filtersFor(viewer, isStaff), [viewer, isStaff])
  const columns = useMemo(() => columnsOf(isStaff), [isStaff])
  return (
    <ListScreen
      load={points.getReportByCondition}
      also={also}
      rowKey={fields.dimCode}
      nameOf={(row) => plain(row.dimName) || row.dimCode}
      filters={filters}
      defaults={DEFAULTS}
      columns={columns}
      asOf="pointPools.asOf"
      above={() => <Above also={also} isStaff={isStaff} hasDealers={isStaff && (viewer.hq || viewer.group)} />}
      toolbar={<Export from={points.exportReport} can="points.exportReport" also={also} />}
      foot={({ totalRow }) => (totalRow ? [{ label: t('pointPools.total'), row: totalRow }] : [])}
    />
  )
}

const Above = ({ also, isStaff, hasDealers }: { also?: typeof SIDE; isStaff: boolean; hasDealers: boolean }) => {
  const { search } = useList()
  const { dimension: _, sortField: _field, sortOrder: _order, ...filters } = search
  const asked = { ...also, ...filters }
  return (
    <>
      <ReportTiles asked={asked} isStaff={isStaff} />
      <ReportCharts asked={asked} isStaff={isStaff} hasDealers={hasDealers} />
    </>
  )
}
