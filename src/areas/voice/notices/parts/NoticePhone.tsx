import '../../parts/messaging.css'
import { Segmented } from 'antd'
import { useState } from 'react'
import type { NoticeInput } from '@/api/voice/notices'
import type { Code } from '@/entities/field'
import { notice as fields, noticeClient } from '@/entities/voice/notice'
import { RichView } from '@/kit/rich/RichView'
import { optionName, plain } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PhoneNone } from '@/kit/show/phoneParts'
import { useT } from '@/locales'
import { LockScreen } from '../../parts/LockScreen'

type Shown = Pick<NoticeInput, 'title' | 'summary' | 'content' | 'clients'>
const PUSHED: readonly Code[] = [noticeClient.assistant, noticeClient.owner]

/**
 * Notice in each of its clients: in a window of the console or on a phone, with the lock screen first if it is
 * pushed.
 */
export const NoticePhone = ({ of }: { of: Partial<Shown> }) => {
  const t = useT()
  const [chosen, setChosen] = useState<Code>()
  const clients = (of.clients ?? []).map(Number)
  const client = chosen !== undefined && clients.includes(Number(chosen)) ? Number(chosen) : clients[0]
  const title = plain(of.title) || t('notices.untitled')
  const text = (
    <article className="phone-paper">
      <h3>
        <bdi>{title}</bdi>
      </h3>
      {of.content ? <RichView html={of.content} /> : <PhoneNone>{t('notices.noText')}</PhoneNone>}
    </article>
  )
  return (
    <>
      {clients.length > 1 && (
        <div className="scroll-x space-below-sm">
          <Segmented<Code>
            aria-label={t(fields.clients.label)}
            value={client}
            onChange={setChosen}
            options={clients.map((value) => ({ value, label: optionName(t, fields.clients, value) }))}
          />
        </div>
      )}
      {client === noticeClient.console ? (
        <section className="notice-window" aria-label={optionName(t, fields.clients, client)}>
          {text}
        </section>
      ) : (
        <PhoneFrame title={client === undefined ? undefined : optionName(t, fields.clients, client)}>
          {client !== undefined && PUSHED.includes(client) && <LockScreen title={title} text={plain(of.summary)} />}
          {text}
        </PhoneFrame>
      )}
    </>
  )
}
