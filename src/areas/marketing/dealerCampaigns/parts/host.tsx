import * as activities from '@/api/activities'
import { dealerActivity } from '@/entities/marketing/dealerActivity'
import { type ControlProps } from '@/kit/form/controls'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { Blank } from '@/kit/Blank'
import { CellLink } from '@/kit/kinds'
import type { Filter } from '@/kit/list/filters'
import { derived, useLoad } from '@/kit/load'
import { useWays } from '@/kit/way'

const HOST_PAGE = '/marketing-management/campaign-host-details'
const QUIET = { quiet: true }
const choices = (status: number[] | undefined) => (word: string) =>
  derived(
    activities.list.query({ title: word || undefined, status, sortField: 'createTime', sortOrder: 'desc', pageNo: 1, pageSize: 50 }, QUIET),
    'choices',
    ({ records }) => records.map(({ id, title }) => ({ value: id, label: title })),
  )
const anyState = choices(undefined)
/** Upcoming and running ones. */
const open = choices([1, 2])

const useTitle = (id: string): string => useLoad(activities.get.query({ id }, QUIET), { enabled: id !== '' }).data?.title ?? id

/** A campaign of headquarters that a dealer may join; the one that is joined already keeps its title. */
export const HostBox = ({
  title,
  onChange,
  ...rest
}: Omit<ControlProps<string>, 'onChange'> & { title?: string; label: string; onChange?: (id: string) => void }) => (
  <RemoteSelect
    {...rest}
    placeholder={rest.label}
    ask={open}
    known={rest.value && title ? [{ value: rest.value, label: title }] : []}
    onChange={(id) => onChange?.(typeof id === 'string' ? id : '')}
  />
)

const Title = ({ id }: { id: string }) => useTitle(id)
const FilterBox = ({ value, onChange, label }: { value: string; onChange: (id: string) => void; label: string }) => {
  const title = useTitle(value)
  return (
    <RemoteSelect
      value={value || undefined}
      label={label}
      placeholder={label}
      ask={anyState}
      known={value ? [{ value, label: title }] : []}
      onChange={(id) => onChange(typeof id === 'string' ? id : '')}
    />
  )
}

/** A filter of the campaign of headquarters that dealers joined. */
export const hostFilter: Filter = {
  key: dealerActivity.hostId.key,
  label: dealerActivity.hostId.label,
  instant: true,
  wire: (hostId) => ({ hostId }),
  words: (id) => <Title id={id} />,
  control: ({ value, onChange, label }) => <FilterBox value={value} onChange={onChange} label={label} />,
}

/** The campaign of headquarters that is joined, as the way to it where the user may go there. */
export const HostLink = ({ row: { hostId, hostTitle } }: { row: { hostId: string; hostTitle: string } }) => {
  const way = useWays()
  if (!hostId) return <Blank />
  const go = way(HOST_PAGE, { id: hostId })
  if (!go) return <bdi>{hostTitle || hostId}</bdi>
  return (
    <CellLink to={`${HOST_PAGE}?${new URLSearchParams({ id: hostId })}`} onClick={go}>
      <bdi>{hostTitle || hostId}</bdi>
    </CellLink>
  )
}
