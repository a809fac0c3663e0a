import '../../parts/recommends.css'
import { type Recommend, recPosition } from '@/entities/content/recommend'
import { recommendSlots } from '@/entities/content/slots'
import { plain } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { Feed, Lines, SearchBar } from '../../parts/appParts'
import { feedOf, type RecPage } from '../../parts/recommendRules'

type ShownRecommend = Pick<Recommend, 'id'> &
  Partial<Pick<Recommend, 'title' | 'cover' | 'cornerText'>> & { position?: unknown; sort?: unknown }

const HEIGHT = 600
const TITLES = { home: 'rec.homePage', discover: 'rec.discoverPage', news: 'rec.newsPage' } as const

/** Community page with its recommendations. `focus` is framed and is in front in a carousel. */
export const RecommendPhone = ({
  page,
  rows,
  focus,
}: {
  page: RecPage
  rows: readonly ShownRecommend[]
  focus?: string
}) => {
  const t = useT()
  const at = (position: number) => rows.filter((row) => Number(row.position) === position)
  return (
    <PhoneFrame title={t(TITLES[page])} height={HEIGHT}>
      <div className="app-page">
        <SearchBar />
        {page === 'home' && (
          <>
            <Carousel position={recPosition.homeCarousel} rows={at(recPosition.homeCarousel)} focus={focus} />
            <FeedOf rows={at(recPosition.homeFeed)} focus={focus} />
          </>
        )}
        {page === 'discover' && (
          <>
            <Carousel position={recPosition.discoverCarousel} rows={at(recPosition.discoverCarousel)} focus={focus} />
            <ul className="rec-picks">
              {at(recPosition.discoverPicks).map((row) => (
                <li key={row.id} data-focused={row.id === focus}>
                  <Preview row={row} position={recPosition.discoverPicks} />
                </li>
              ))}
            </ul>
            <Feed />
          </>
        )}
        {page === 'news' && (
          <>
            <ul className="rec-headlines">
              {at(recPosition.headline).map((row) => (
                <li key={row.id} data-focused={row.id === focus}>
                  <Preview row={row} position={recPosition.headline} bare />
                </li>
              ))}
            </ul>
            <Lines />
          </>
        )}
      </div>
    </PhoneFrame>
  )
}

const Preview = ({ row, position, bare = false }: { row: ShownRecommend; position: number; bare?: boolean }) => {
  const t = useT()
  const [width, height] = recommendSlots[position]?.size ?? [690, 388]
  return (
    <span className="rec-face">
      {isPictureUrl(row.cover) ? (
        <PictureFrame src={row.cover} ratio={width / height} />
      ) : (
        !bare && <span className="app-no-cover" style={{ aspectRatio: `${width} / ${height}` }} />
      )}
      {plain(row.cornerText) && <span className="app-mark">{plain(row.cornerText)}</span>}
      <span className="rec-title">{plain(row.title).trim() || t('rec.noTitle')}</span>
    </span>
  )
}

const Carousel = ({
  position,
  rows,
  focus,
}: {
  position: number
  rows: readonly ShownRecommend[]
  focus: string | undefined
}) => {
  const front = rows.find(({ id }) => id === focus) ?? rows[0]
  if (!front) return null
  return (
    <div className="rec-carousel" data-focused={front.id === focus}>
      <Preview row={front} position={position} />
      {rows.length > 1 && (
        <span className="rec-dots" aria-hidden>
          {rows.map((row) => (
            <i key={row.id} data-on={row === front} />
          ))}
        </span>
      )}
    </div>
  )
}

const POSTS = ['hot.phoneFeed1', 'hot.phoneFeed2'] as const
const FeedOf = ({ rows, focus }: { rows: readonly ShownRecommend[]; focus: string | undefined }) => {
  const t = useT()
  if (!rows.length) return <Feed />
  return (
    <ol className="rec-feed">
      {feedOf(rows).map((row, place) =>
        row ? (
          <li key={row.id} data-focused={row.id === focus}>
            <Preview row={row} position={recPosition.homeFeed} />
            <small>{t('rec.feedPlace', { place: plain(row.sort) })}</small>
          </li>
        ) : (
          // Ordinary posts are placeholders without an identity.
          // oxlint-disable-next-line react/no-array-index-key -- no identity but their position
          <li key={`post ${place}`} aria-hidden>
            {t(POSTS[place % 2 === 0 ? 0 : 1])}
          </li>
        ),
      )}
    </ol>
  )
}
