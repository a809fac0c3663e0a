import '../../parts/messaging.css'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as notices from '@/api/voice/notices'
import { isYes } from '@/entities/field'
import type { NoticeDetail } from '@/entities/voice/notice'
import { Failed, useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { RichView } from '@/kit/rich/RichView'
import { named, plain } from '@/kit/show/format'
import { OutLink } from '@/kit/show/OutLink'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

/** Distance in px from the end that counts as scrolled to the end. */
const NEAR = 8

export const Attachments = ({ of }: { of: NoticeDetail['attachments'] }) => (
  <ul className="notice-files">
    {of.map(({ id, url, name }) => (
      <li key={id || url}>
        <OutLink href={url}>{plain(name) || url}</OutLink>
      </li>
    ))}
  </ul>
)

/**
 * Notice as its recipients read it. Loading it marks it as read. If the inbox requires confirmation,
 * the button is enabled only at the end of the text.
 */
export const ReadWindow = ({ id, inbox = false, onClose }: { id: string; inbox?: boolean; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const client = useQueryClient()
  const { data, error, retry } = useLoad(notices.get.query({ system_notice_id: id }, { quiet: true }), { keep: false })
  const text = useRef<HTMLDivElement>(null)
  const [ended, setEnded] = useState(false)
  const isThere = data !== undefined
  const look = () => {
    const { current: at } = text
    if (at && at.scrollHeight - at.scrollTop - at.clientHeight < NEAR) setEnded(true)
  }
  useEffect(look, [isThere])
  const noted = useRef(false)
  useEffect(() => {
    if (!isThere || !inbox || noted.current) return
    noted.current = true
    // Reading changes only the inbox and its unread count.
    void client.invalidateQueries({ queryKey: notices.list.query({}).queryKey.slice(0, 2) })
  }, [isThere, inbox, client])
  const mustConfirm = inbox && isYes(data?.confirmFlag) && !isYes(data?.confirmedFlag)
  const confirm = () =>
    act(() => notices.get({ system_notice_id: id, confirm: 1 }), { done: t('notices.confirmed') }).then(
      (good) => good && onClose(),
    )
  return (
    <Dialog
      open
      width={640}
      title={<bdi>{data ? plain(data.title) : t('notices.open')}</bdi>}
      onClose={onClose}
      footer={
        mustConfirm ? (
          <Button type="primary" loading={busy} disabled={!ended} onClick={() => void confirm()}>
            {t(ended ? 'notices.confirm' : 'notices.readToEnd')}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('kit.close')}</Button>
        )
      }
    >
      {error && !data ? (
        <Failed error={error} retry={retry} />
      ) : data ? (
        <>
          <p className="quiet">{named(plain(data.createBy), formatTime(data.sendTime, 'YYYY-MM-DD HH:mm'))}</p>
          {isYes(data.overFlag) && <Alert type="warning" showIcon title={t('notices.over')} className="space-below" />}
          <div
            ref={text}
            className="notice-scroll"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so focusable
            tabIndex={0}
            role="document"
            aria-label={plain(data.title)}
            onScroll={look}
          >
            <RichView html={plain(data.content)} links />
            <Attachments of={data.attachments} />
          </div>
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Dialog>
  )
}
