import { Button, Skeleton } from 'antd'
import { useEffect } from 'react'
import { totalIn } from '@/api/reply'
import * as notices from '@/api/voice/notices'
import { Failed, useLoad } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { type Path, to } from '@/routes'
import { setBadge } from '@/session/badges'
import { useIdentity } from '@/session/identity'
import { goTo } from '../navigator'

const UNREAD = { box: 'inbox', readFlag: 0, pageNo: 1, pageSize: 5 } as const

export default function Inbox({ page, close }: { page: Path; close: () => void }) {
  const t = useT()
  const user = useIdentity((identity) => identity.user?.id)
  const { data, error, retry } = useLoad(notices.list.query(UNREAD, { quiet: true }))
  const count = totalIn(data)
  useEffect(() => {
    if (user && count !== undefined) setBadge(user, page, count)
  }, [user, page, count])
  const open = (search: Record<string, string>) => {
    close()
    goTo(to(page, { tab: 'inbox', ...search }))
  }
  const rows = data?.records.slice(0, UNREAD.pageSize) ?? []
  return (
    <section aria-labelledby="tray-inbox">
      <div className="tray-head">
        <h2 id="tray-inbox">{t('inbox.title')}</h2>
        <Button size="small" type="text" onClick={() => open({})}>
          {t('inbox.all')}
        </Button>
      </div>
      {error && !data ? (
        <Failed compact error={error} retry={retry} />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : rows.length === 0 ? (
        <p className="tray-empty">{t('inbox.none')}</p>
      ) : (
        <ul>
          {rows.map(({ system_notice_id: id, title, sendTime }) => (
            <li key={id} className="tray-line">
              <Button
                type="link"
                size="small"
                className="tray-body flush"
                title={plain(title)}
                onClick={() => open({ mode: 'read', record: id })}
              >
                <bdi className="tray-title">{plain(title) || id}</bdi>
              </Button>
              <time className="tray-facts">{formatTime(sendTime, 'MM-DD HH:mm')}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
