import { EyeInvisibleOutlined, PlayCircleOutlined } from '@ant-design/icons'
import type { Dynamic } from '@/entities/community/dynamic'
import { plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { isPictureUrl, Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { to } from '@/routes'
import { isSensitive } from '../../parts/MediaGrid'

export const PostCell = ({ row, cover = row.images[0] }: { row: Dynamic; cover?: string }) => {
  const t = useT()
  const covered = isSensitive(row)
  return (
    <span className="post-cell">
      {covered ? (
        <EyeInvisibleOutlined role="img" aria-hidden={false} aria-label={t('posts.covered')} />
      ) : row.video ? (
        <PlayCircleOutlined role="img" aria-hidden={false} aria-label={t('posts.hasVideo')} />
      ) : (
        isPictureUrl(cover) && <Picture src={cover} alt={t('upload.picture', { place: 1 })} width={32} height={32} />
      )}
      <CellLink to={row.id ? to('/dynamic-management/dynamicDetail', { id: row.id }) : ''}>
        <bdi>{plain(row.title) || plain(row.content) || row.id}</bdi>
      </CellLink>
    </span>
  )
}
