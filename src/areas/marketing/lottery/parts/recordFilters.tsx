import * as lotteries from '@/api/lotteries'
import type { Field } from '@/entities/field'
import { drawWin } from '@/entities/marketing/lotteryEnums'
import { lotteryRecord } from '@/entities/marketing/lotteryRecord'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { daysOf, type Filter, phoneTail, range, segmented, several, words } from '@/kit/list/filters'
import { derived, useLoad } from '@/kit/load'

const record = lotteryRecord
const DAY = 86_400_000
const MOST_DAYS = 366
const win = { key: 'win', label: 'lotteryRecords.win', kind: 'enum', of: drawWin } as const satisfies Field

const choices = (input: Parameters<typeof lotteries.list>[0]) =>
  derived(lotteries.list.query({ pageSize: 50, ...input }, { quiet: true }), 'choices', ({ records }) =>
    records.map(({ id, title }) => ({ value: id, label: title || id })),
  )
const useTitle = (id: string) => useLoad(choices({ id }), { enabled: id !== '' }).data?.find(({ value }) => value === id)
const Title = ({ id }: { id: string }) => useTitle(id)?.label ?? id

const LotterySelect = ({ value, label, onChange }: { value: string; label: string; onChange: (id: string) => void }) => {
  const known = useTitle(value)
  return (
    <RemoteSelect
      value={value || undefined}
      known={known && [known]}
      label={label}
      placeholder={label}
      ask={(title) => choices({ title: title || undefined })}
      onChange={(id) => onChange(typeof id === 'string' ? id : '')}
    />
  )
}

/** A filter of one wheel; in the address and on the wire lotteryId. */
const lotteryFilter: Filter = {
  key: 'lotteryId',
  label: record.lotteryTitle.label,
  instant: true,
  wire: (lotteryId) => ({ lotteryId }),
  words: (id) => <Title id={id} />,
  control: ({ value, onChange, label }) => <LotterySelect value={value} onChange={onChange} label={label} />,
}

/** The days of draws: more than 366 of them are told and not sent. */
const dayFilter: Filter = {
  ...range(record.drawTime),
  fault: (text) => {
    const days = daysOf(text)
    return days && (Date.parse(days[1]) - Date.parse(days[0])) / DAY + 1 > MOST_DAYS ? 'lotteryRecords.tooLong' : undefined
  },
}

/** The filters of draws. */
export const FILTERS = [
  lotteryFilter,
  phoneTail(record.phone),
  words(record.nickname),
  segmented(win),
  several(record.prizeType),
  several(record.status),
  record.freeFlag,
  dayFilter,
]
/** The wins of the last 30 days, where the address says nothing else. */
export const DEFAULTS = { win: '1', drawTime: 'last30' }
