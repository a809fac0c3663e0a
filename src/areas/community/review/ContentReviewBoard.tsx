import './review.css'
import { Segmented } from 'antd'
import { useMemo } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { findById } from '@/api/findById'
import { type AuditTask, auditKind } from '@/entities/community/audit'
import { Loaded, useLoad } from '@/kit/data/load'
import { useStored } from '@/kit/data/useStored'
import { codesOf } from '@/kit/list/filters'
import { useScreen } from '@/kit/page/screen'
import { BesideTabs, ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'
import { AuditList } from './AuditList'
import { Desk } from './Desk'
import { type Kinds, KINDS } from './queue'
import { Reports } from './Reports'

type Mode = 'desk' | 'list'
const isMode = (value: unknown): Mode | undefined => (value === 'desk' || value === 'list' ? value : undefined)

/** Returns the task that the address opens the desk with: by task id, or by the id of the content. */
const startOf = (query: URLSearchParams) => {
  const [audit, dynamicId, commentId, replyId] = ['audit', 'dynamicId', 'commentId', 'replyId'].map(
    (key) => query.get(key) ?? '',
  )
  if (audit) return { auditId: audit }
  if (dynamicId) return { bizId: dynamicId, bizType: [auditKind.post, auditKind.article] }
  if (commentId) return { bizId: commentId, bizType: [auditKind.comment] }
  return replyId ? { bizId: replyId, bizType: [auditKind.reply] } : undefined
}

const DeskFrom = ({ kinds }: { kinds: Kinds }) => {
  const t = useT()
  const { query } = useScreen()
  const start = startOf(query)
  const { bizType: _kinds, ...by } = start ?? {}
  const found = useLoad(findById(dynamics.listAudits, start ?? {}, by), { enabled: start !== undefined })
  const task: AuditTask | undefined = start && found.data
  return (
    <Loaded load={found}>
      {start && !found.first && !task && <p role="status">{t('reviewDesk.notFound')}</p>}
      <Desk key={kinds.join(',')} kinds={kinds} start={task} />
    </Loaded>
  )
}

const Content = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const user = useIdentity((identity) => identity.user?.username ?? '')
  const [chosen = 'desk', choose] = useStored(`reviewMode:${user}`, isMode)
  const mode = startOf(query) ? 'desk' : chosen
  const asked = query.get('bizType') ?? ''
  const kinds = useMemo(() => {
    const codes = codesOf(asked, { of: auditKind }).map(Number)
    const some = KINDS.filter((kind) => codes.includes(kind))
    return some.length ? some : KINDS
  }, [asked])
  const change = (to: Mode) => {
    choose(() => to)
    setQuery({ audit: undefined, dynamicId: undefined, commentId: undefined, replyId: undefined })
  }
  return (
    <>
      <BesideTabs>
        <Segmented
          aria-label={t('reviewDesk.mode')}
          value={mode}
          onChange={change}
          // After a click, the arrow keys belong to the desk. After keyboard focus, they stay with the choice.
          onClick={({ detail }) => {
            if (detail > 0)
              requestAnimationFrame(() => {
                if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
              })
          }}
          options={[
            { value: 'desk', label: t('reviewDesk.desk') },
            { value: 'list', label: t('reviewDesk.list') },
          ]}
        />
      </BesideTabs>
      {mode === 'desk' ? <DeskFrom kinds={kinds} /> : <AuditList />}
    </>
  )
}

export default function ContentReviewBoard() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'content', label: t('reviewDesk.content'), children: <Content /> },
        { key: 'reports', label: t('reviewDesk.reports'), children: <Reports /> },
      ]}
    />
  )
}
