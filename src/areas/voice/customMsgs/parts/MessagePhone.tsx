import '../../parts/messaging.css'
import { Segmented } from 'antd'
import { useState } from 'react'
import type { MsgInput } from '@/api/voice/customMsgs'
import type { Code } from '@/entities/field'
import { customMsg as fields, contentLength, msgChannel, smsParts, smsText } from '@/entities/voice/customMsg'
import { optionName, plain } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { LockScreen } from '../../parts/LockScreen'

type Shown = Partial<Pick<MsgInput, 'title' | 'content' | 'channels' | 'cover'>> & { msgType?: unknown }

const Sms = ({ content, type }: { content: string; type: unknown }) => {
  const t = useT()
  const text = smsText(content, type)
  return (
    <>
      <p className="sms-bubble">
        <bdi>{text}</bdi>
      </p>
      <p className="phone-paper quiet">
        {t('messaging.smsParts', { length: contentLength(text), parts: smsParts(content, type) })}
      </p>
    </>
  )
}

export const MessagePhone = ({ of }: { of: Shown }) => {
  const t = useT()
  const [chosen, setChosen] = useState<Code>()
  const channels = (of.channels ?? []).map(Number)
  const channel = chosen !== undefined && channels.includes(Number(chosen)) ? Number(chosen) : channels[0]
  const title = plain(of.title) || t('customMsgs.untitled')
  const content = plain(of.content)
  const cover = plain(of.cover) || undefined
  return (
    <>
      {channels.length > 1 && (
        <div className="scroll-x space-below-sm">
          <Segmented<Code>
            aria-label={t(fields.channels.label)}
            value={channel}
            onChange={setChosen}
            options={channels.map((value) => ({ value, label: optionName(t, fields.channels, value) }))}
          />
        </div>
      )}
      <PhoneFrame title={channel === undefined ? undefined : optionName(t, fields.channels, channel)} height={460}>
        {channel === msgChannel.sms ? (
          <Sms content={content} type={of.msgType} />
        ) : channel === msgChannel.inApp ? (
          <div className="inapp-line">
            {isPictureUrl(cover) && <PictureFrame src={cover} width={96} height={48} />}
            <div>
              <strong>
                <bdi>{title}</bdi>
              </strong>
              <p>
                <bdi>{content}</bdi>
              </p>
            </div>
          </div>
        ) : (
          <LockScreen title={title} text={content} cover={channel === msgChannel.push ? cover : undefined} />
        )}
      </PhoneFrame>
    </>
  )
}
