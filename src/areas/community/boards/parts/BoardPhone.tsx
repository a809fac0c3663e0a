import * as dynamics from '@/api/community/dynamics'
import { type Dynamic, dynamicStatus } from '@/entities/community/dynamic'
import type { Plate } from '@/entities/community/plate'
import { Loaded, useLoad } from '@/kit/data/load'
import { plain, useFormats } from '@/kit/show/format'
import { PhoneCover, PhoneNone } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { isOf } from '../../parts/isOf'
import { allPlates } from '../../parts/pickFilters'
import { isUp } from './plateShelf'

const HEIGHT = 560

export const PhonePosts = ({ posts }: { posts: readonly Dynamic[] }) => {
  const t = useT()
  const { count } = useFormats()
  if (posts.length === 0) return <PhoneNone>{t('boards.noPosts')}</PhoneNone>
  return (
    <ul className="board-posts">
      {posts.map((one) => (
        <li key={one.id}>
          <small>
            <bdi>{plain(one.nickname)}</bdi>
          </small>
          <p>
            <bdi>{plain(one.title) || plain(one.content)}</bdi>
          </p>
          {isPictureUrl(one.images[0]) && <PictureFrame src={one.images[0]} />}
          <small>{t('boards.likes', { count: count(one.likeCount) })}</small>
        </li>
      ))}
    </ul>
  )
}

export const useSamples = (of: { plateId?: string; topicId?: string }) => {
  const { data } = useLoad(
    dynamics.list.query({ ...of, status: dynamicStatus.up, pageNo: 1, pageSize: 3 }, { quiet: true }),
    { enabled: Object.values(of).some(Boolean), recent: true },
  )
  return (data?.records ?? []).filter((row) => isOf(row, of)).slice(0, 3)
}

export const BarPhone = () => {
  const t = useT()
  const load = useLoad(allPlates(), { recent: true })
  const plates = (load.data?.records ?? []).filter(isUp)
  const [first] = plates
  const posts = useSamples({ plateId: first?.id })
  return (
    <Loaded load={load}>
      <PhoneFrame title={t('boards.community')} height={HEIGHT}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so reachable by keyboard */}
        <ul className="board-bar" tabIndex={0} aria-label={t('boards.community')}>
          {plates.map((one, at) => (
            <li key={one.id} data-chosen={at === 0}>
              {isPictureUrl(one.icon) ? <PictureFrame src={one.icon} /> : <span className="board-sign" />}
              <bdi>{plain(one.plateName)}</bdi>
            </li>
          ))}
        </ul>
        <PhonePosts posts={posts} />
      </PhoneFrame>
    </Loaded>
  )
}

export const PlatePhone = ({
  of,
}: {
  of: Partial<Pick<Plate, 'id' | 'plateName' | 'icon' | 'cover' | 'intro' | 'followCount'>>
}) => {
  const t = useT()
  const { count } = useFormats()
  const posts = useSamples({ plateId: of.id })
  return (
    <PhoneFrame title={plain(of.plateName).trim() || t('boards.noName')} height={HEIGHT}>
      <PhoneCover src={of.cover} />
      <div className="board-head">
        {isPictureUrl(of.icon) ? <PictureFrame src={of.icon} /> : <span className="board-sign" />}
        <span>
          <strong>
            <bdi>{plain(of.plateName)}</bdi>
          </strong>
          <small>{t('boards.followers', { count: count(of.followCount) })}</small>
        </span>
      </div>
      {plain(of.intro) && (
        <p className="board-about">
          <bdi>{plain(of.intro)}</bdi>
        </p>
      )}
      <PhonePosts posts={posts} />
    </PhoneFrame>
  )
}
