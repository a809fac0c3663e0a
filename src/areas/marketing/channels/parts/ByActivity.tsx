import '../channels.css'
import { Select } from 'antd'
import * as activities from '@/api/activities'
import { type ActivityLine, activity } from '@/entities/marketing/activity'
import { activityChannel } from '@/entities/marketing/activityChannel'
import { useFormats } from '@/kit/format'
import { CLEAR } from '@/kit/boxIcons'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, words } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { NoOptions, useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { optionsOf } from '@/lib/options'
import { to } from '@/routes'
import { Period } from '../../campaigns/parts/hostFaces'
import { typeFilter } from '../../campaigns/parts/typeChoice'

const DETAILS = '/marketing-management/activity-management-details'
const DRAFT = 0
const channels = activities.listChannels.query({ sortField: activityChannel.createTime.key, sortOrder: 'desc', pageNo: 1, pageSize: 500 }, { quiet: true })

const Channel = ({ value, onChange, label }: { value: string; onChange: (code: string) => void; label: string }) => {
  const { data, loading, error, retry } = useLoad(channels)
  return (
    <Select
      value={value || undefined}
      onChange={(code: string | undefined) => onChange(code ?? '')}
      options={optionsOf(
        data?.records,
        ({ channelCode }) => channelCode,
        ({ channelCode, channelName }) => `${channelName} ${channelCode}`,
      )}
      showSearch={{ optionFilterProp: 'label' }}
      loading={loading}
      allowClear={CLEAR}
      aria-label={label}
      placeholder={label}
      notFoundContent={<NoOptions loading={loading} error={error} retry={retry} />}
    />
  )
}
const ChannelName = ({ code }: { code: string }) => useLoad(channels).data?.records.find(({ channelCode }) => channelCode === code)?.channelName ?? code

/** Those that are linked with one advertising channel. */
const channelFilter: Filter = {
  key: activityChannel.channelCode.key,
  label: activityChannel.channelName.label,
  instant: true,
  wire: (channelCode) => ({ channelCode }),
  words: (code) => <ChannelName code={code} />,
  control: ({ value, onChange, label }) => <Channel value={value} onChange={onChange} label={label} />,
}

const FILTERS = [words(activity.title), typeFilter, activity.status, activity.startTime, channelFilter]
const SORT = { field: activity.createTime.key, order: 'desc' } as const
const nameOf = ({ title, id }: ActivityLine) => title || id

/** How many channels; none is what should not stay so. */
const Count = ({ count }: { count: number }) => {
  const { number } = useFormats()
  return count > 0 ? <span className="digits">{number(count)}</span> : <strong className="digits channels-none">{number(0)}</strong>
}

const COLUMNS: readonly ColumnOf<ActivityLine>[] = [
  { field: activity.id, width: 120 },
  { field: activity.title, width: 220 },
  { field: activity.typeId, width: 140, cell: ({ typeName, typeId }) => <bdi>{typeName || typeId}</bdi> },
  { key: 'period', label: 'campaign.period', width: 300, cell: (row) => <Period row={row} /> },
  { key: 'channelCount', label: 'activityChannels.channelCount', width: 116, cell: (row) => <Count count={Number(row.channelCount)} /> },
  { field: activity.joinCount, width: 110 },
  activity.status,
]

/** The campaigns of headquarters with how many channels they are advertised in. */
export const ByActivity = () => {
  const { go } = useScreen()
  return (
    <ListScreen
      load={activities.list}
      rowKey={activity.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      actions={(row) => [{ label: 'activityChannels.linked', hide: Number(row.status) === DRAFT, run: () => go(to(DETAILS, { id: row.id })) }]}
    />
  )
}
