import './record.css'
import { PlayCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { outCallDetail } from '@/entities/leads/outCallDetail'
import { Blank } from '@/kit/show/Blank'
import { clock, named } from '@/kit/show/format'
import { fileUrl } from '@/lib/external'
import { useT } from '@/locales'

let playing: HTMLAudioElement | undefined
const takeOver = (audio: HTMLAudioElement): void => {
  if (playing !== audio) playing?.pause()
  playing = audio
}

/**
 * Inline player of a recording, loaded on demand, with the browser's controls. Only one plays at a time. Shows a
 * message if the recording no longer exists. `name` identifies it, `seconds` is its length if available.
 */
export const RecordPlayer = ({ url, name, seconds }: { url: string | undefined; name: string; seconds?: number }) => {
  const t = useT()
  const [opened, open] = useState(false)
  const [gone, setGone] = useState(false)
  if (!fileUrl(url)) return <Blank />
  if (gone)
    return (
      <span role="status" className="quiet">
        {t('record.expired')}
      </span>
    )
  const text = seconds ? clock(seconds) : t(outCallDetail.recordUrl.label)
  if (!opened)
    return (
      <Button
        type="link"
        size="small"
        className="record-play"
        icon={<PlayCircleOutlined />}
        aria-label={named(t('record.play'), text, name)}
        onClick={() => open(true)}
      >
        <span className="digits">{text}</span>
      </Button>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- recordings of calls have no captions
    <audio
      className="record"
      src={url}
      controls
      autoPlay
      controlsList="nodownload noplaybackrate"
      aria-label={named(t(outCallDetail.recordUrl.label), name)}
      onPlay={({ currentTarget }) => takeOver(currentTarget)}
      onError={() => setGone(true)}
    />
  )
}
