import { Tabs } from 'antd'
import type { Numbers } from '@/api/reply'
import { auditKind } from '@/entities/community/audit'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { sumOf } from '@/lib/counts'
import { useT } from '@/locales'
import { KINDS } from '../queue'

/** Tabs of the review kinds with the number of pending tasks. No tab is active if several kinds are chosen. */
export const KindTabs = ({ summary }: { summary: Numbers | undefined }) => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  const waiting = (kind: number) => summary?.[`kind${kind}`]
  const words = (name: string, of: number | null | undefined) => (summary ? `${name} ${count(of)}` : name)
  const chosen = query.get('bizType') ?? ''
  return (
    <Tabs
      className="status-tabs"
      activeKey={KINDS.some((kind) => String(kind) === chosen) ? chosen : ''}
      onChange={(key) => setQuery({ bizType: key || undefined, page: undefined })}
      items={[
        { key: '', label: words(t('list.all'), sumOf(KINDS.map(waiting))) },
        ...auditKind.options
          .filter(({ value }) => KINDS.some((kind) => kind === value))
          .map(({ value, label }) => ({ key: String(value), label: words(t(label), waiting(value)) })),
      ]}
    />
  )
}
