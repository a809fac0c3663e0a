import { PlayCircleFilled } from '@ant-design/icons'
import type { Video } from '@/entities/marketing/video'
import { clock, named } from '@/kit/show/format'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

export const Thumb = ({ row, play }: { row: Video; play: (row: Video) => void }) => {
  const t = useT()
  const length = clock(row.duration)
  return (
    <button
      type="button"
      className="video-thumb"
      aria-label={named(t('videos.play'), length, row.title)}
      onClick={() => play(row)}
    >
      {isPictureUrl(row.cover) ? <PictureFrame src={row.cover} /> : <PlayCircleFilled />}
      <span className="digits">{length}</span>
    </button>
  )
}
