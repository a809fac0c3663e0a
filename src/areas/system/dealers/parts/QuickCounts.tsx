import { Button, Flex } from 'antd'
import * as dealers from '@/api/system/dealers'
import { dealerStatus } from '@/entities/shared/enums'
import { useFormats } from '@/kit/show/format'
import { useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { type TextKey, useT } from '@/locales'

const QUICK: readonly { key: string; label: TextKey; filters: Record<string, string> }[] = [
  { key: 'open', label: 'dealerStatus.open', filters: { status: String(dealerStatus.open) } },
  { key: 'suspended', label: 'dealerStatus.suspended', filters: { status: String(dealerStatus.suspended) } },
  { key: 'leaving', label: 'dealerStatus.leaving', filters: { status: String(dealerStatus.leaving) } },
  {
    key: 'cluesOff',
    label: 'dealers.cluesAreOff',
    filters: { status: String(dealerStatus.open), acceptClueFlag: '0' },
  },
]

/** How many dealers are open, suspended, leaving, and without leads; each is a filter of the list below. */
export const QuickCounts = () => {
  const t = useT()
  return (
    <Flex wrap gap={8} role="group" aria-label={t('dealers.quick')}>
      {QUICK.map((one) => (
        <Quick key={one.key} label={one.label} filters={one.filters} />
      ))}
    </Flex>
  )
}

const Quick = ({ label, filters }: { label: TextKey; filters: Record<string, string> }) => {
  const t = useT()
  const { number } = useFormats()
  const { query, setQuery } = useScreen()
  const { data } = useLoad(dealers.listFirst.query({ ...filters, pageNo: 1, pageSize: 1 }, { quiet: true }))
  const on =
    query.get('status') === (filters.status ?? null) && query.get('acceptClueFlag') === (filters.acceptClueFlag ?? null)
  return (
    <Button
      type={on ? 'primary' : 'default'}
      aria-pressed={on}
      onClick={() =>
        setQuery({ status: undefined, acceptClueFlag: undefined, page: undefined, ...(on ? {} : filters) })
      }
    >
      {t(label)} <strong className="digits">{data ? number(data.total) : ''}</strong>
    </Button>
  )
}
