import type { News } from '@/entities/content/news'
import { isYes } from '@/entities/field'
import { CellLink, Mark } from '@/kit/show/kinds'
import { useT } from '@/locales'

/** The title of a news item, which leads to its page, with the places that it has besides its column. */
export const NewsTitle = ({ row, to }: { row: News; to: string }) => {
  const t = useT()
  const marks = [
    isYes(row.topFlag) && t('news.topFlag'),
    isYes(row.qualityFlag) && t('news.qualityFlag'),
    isYes(row.homeFlag) && t('newsPage.home'),
    isYes(row.starWebFlag) && t('newsPage.starWeb'),
  ].filter((text) => text !== false)
  return (
    <>
      <CellLink to={to}>
        <bdi>{row.title}</bdi>
      </CellLink>
      {marks.length > 0 && (
        <span className="news-marks">
          {marks.map((text) => (
            <Mark key={text}>{text}</Mark>
          ))}
        </span>
      )}
    </>
  )
}
