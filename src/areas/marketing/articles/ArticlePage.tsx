import '../parts/materials.css'
import * as articles from '@/api/marketing/articles'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { article, articleStatus } from '@/entities/marketing/article'
import { Popup } from '@/kit/dialog/Popup'
import { useLeave } from '@/kit/page/back'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { LinkCard } from '@/kit/show/LinkCard'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { CoverImage } from '../parts/CoverImage'
import { LabelTags } from '../parts/LabelTags'
import { rightsOf, ShelfState, TakenDown, useShelfActions } from '../parts/material'
import { FigureLink } from '../parts/materialCells'
import { ArticleForm } from './parts/ArticleForm'
import { ArticlePhone } from './parts/ArticlePhone'
import { useCarouselAction } from './parts/carousel'
import { SHELF } from './parts/shelf'

const KIND = 1

export default function ArticlePage() {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const leave = useLeave()
  const moves = useShelfActions(SHELF)
  const carousel = useCarouselAction()
  const isUp = ({ status }: { status: unknown }) => is(status, articleStatus.up)
  return (
    <RecordScreen
      load={articles.get}
      title={({ title }) => title}
      marks={(row) => <ShelfState row={row} field={article.status} />}
      create={!viewer.area && may('articles.create') && t('articles.new')}
      edits={(row) => rightsOf(row, viewer).edits && may('articles.update')}
      form={(row) => <ArticleForm key={row?.id ?? 'new'} row={row} />}
      actions={(row) => [...moves(row, leave), carousel(row)]}
      tools={(row) =>
        isUp(row) &&
        row.url && (
          <Popup label={t('articles.link')} button={{ children: t('articles.link') }}>
            {() => <LinkCard url={row.url} />}
          </Popup>
        )
      }
      above={(row) =>
        !isUp(row) && (
          <>
            <TakenDown row={row} />
          </>
        )
      }
      phone={(row) => <ArticlePhone of={row} />}
      facts={(row) => [
        article.id,
        article.title,
        article.articleType,
        [article.cover, <CoverImage key="cover" src={row.cover} alt={t(article.cover.label)} height={80} />],
        [
          article.carouselImage,
          <CoverImage
            key="carousel"
            src={row.carouselImage}
            alt={t(article.carouselImage.label)}
            height={80}
            aspect={750 / 360}
          />,
        ],
        article.summary,
        article.linkUrl,
        [article.labels, <LabelTags key="labels" full labels={row.labels} />],
        article.seriesName,
        article.uploadType,
        article.dealerName,
        article.shareTitle,
        [
          article.viewCount,
          <FigureLink key="views" field={article.viewCount} value={row.viewCount} row={row} kind={KIND} />,
        ],
        [
          article.shareCount,
          <FigureLink key="shares" field={article.shareCount} value={row.shareCount} row={row} kind={KIND} />,
        ],
        article.carouselFlag,
        article.pushFlag,
        article.pushTime,
        article.status,
        ...(Number(row.status) === SHELF.down ? [article.offBy, article.offReason, article.offTime] : []),
        article.sort,
        article.createBy,
        article.updateTime,
      ]}
    />
  )
}
