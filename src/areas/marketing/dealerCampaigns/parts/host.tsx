import * as activities from '@/api/marketing/activities'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { dealerActivity } from '@/entities/marketing/dealerActivity'
import { type ControlProps } from '@/kit/form/controls'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { searchFilter } from '@/kit/list/choiceFilters'
import { derived } from '@/kit/data/load'
import { PermittedLink } from '@/kit/show/PermittedLink'

const HOST_PAGE = '/marketing-management/campaign-host-details'
const QUIET = { quiet: true }
const choiceOf = ({ id, title }: { id: string; title: string }) => ({ value: id, label: title })
const campaignsOf = (status: number[] | undefined) => (title: string | undefined) =>
  activities.list.query({ title, status, sortField: 'createTime', sortOrder: 'desc', pageNo: 1, pageSize: 50 }, QUIET)
const open = campaignsOf([activityStatus.upcoming, activityStatus.running])

export const HostBox = ({
  title,
  onChange,
  ...rest
}: Omit<ControlProps<string>, 'onChange'> & { title?: string; label: string; onChange?: (id: string) => void }) => (
  <RemoteSelect
    {...rest}
    placeholder={rest.label}
    ask={(word) => derived(open(word || undefined), 'choices', ({ records }) => records.map(choiceOf))}
    known={rest.value && title ? [{ value: rest.value, label: title }] : []}
    onChange={(id) => onChange?.(typeof id === 'string' ? id : '')}
  />
)

export const hostFilter = searchFilter(dealerActivity.hostId, {
  ask: campaignsOf(undefined),
  one: (id) => activities.get.query({ id }, QUIET),
  choice: choiceOf,
})

export const HostLink = ({ row: { hostId, hostTitle } }: { row: { hostId: string; hostTitle: string } }) => (
  <PermittedLink text={hostTitle || hostId} path={HOST_PAGE} query={{ id: hostId }} />
)
