import { Badge, Tabs } from 'antd'
import type { Numbers } from '@/api/reply'
import { auditKind } from '@/entities/community/audit'
import { clubApply } from '@/entities/community/clubApply'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

/** The matters of clubs that are decided upon, in their order. */
export const KINDS = [auditKind.newClub, auditKind.joining, auditKind.clubChange, auditKind.newPresident] as const

/** What is applied for as tabs, each with how many wait. */
export const KindTabs = ({ waiting }: { waiting: Numbers | undefined }) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const chosen = query.get(clubApply.bizType.key) ?? String(KINDS[0])
  const labels = new Map(clubApply.bizType.of?.options.map(({ value, label }) => [value, t(label)]))
  return (
    <Tabs
      className="status-tabs"
      activeKey={chosen}
      onChange={(key) =>
        setQuery({ [clubApply.bizType.key]: key === String(KINDS[0]) ? undefined : key, page: undefined })
      }
      items={KINDS.map((kind) => ({
        key: String(kind),
        label: (
          <>
            {labels.get(kind)} <Badge size="small" count={waiting?.[`kind${kind}`] ?? 0} overflowCount={999} />
          </>
        ),
      }))}
    />
  )
}
