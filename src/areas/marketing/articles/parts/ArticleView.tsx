import { ArrowLeftOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { type Article, article } from '@/entities/marketing/article'
import { useAct } from '@/kit/act'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { Facts } from '@/kit/Facts'
import { LinkCard } from '@/kit/LinkCard'
import { Popup } from '@/kit/Popup'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { LabelTags } from '../../parts/LabelTags'
import { rightsOf, ShelfState, useMaterialViewer, useShelfActions } from '../../parts/material'
import { FigureLink } from '../../parts/materialCells'
import { useLeave } from '../../parts/useLeave'
import { WithPhone } from '../../parts/WithPhone'
import { ArticlePhone } from './ArticlePhone'
import { useCarouselAction } from './carousel'
import { LIST, SHELF, UP } from './shelf'
import { CoverImage } from '../../parts/CoverImage'

/** The query key that says that an article was saved but did not go up. */
export const UNSHELVED = 'unshelved'
const KIND = 1

/** An article as it is: what may be done with it, its figures, and how it looks on a phone. */
export const ArticleView = ({ row }: { row: Article }) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const viewer = useMaterialViewer()
  const back = useBack(LIST)
  const leave = useLeave(LIST)
  const moves = useShelfActions(SHELF)
  const carousel = useCarouselAction()
  const rights = rightsOf(row, viewer)
  const isUp = Number(row.status) === UP
  return (
    <>
      {query.get(UNSHELVED) === '1' && !isUp && <Unshelved id={row.id} />}
      <section className="card">
        <Flex justify="space-between" align="center" wrap gap={12}>
          <Flex gap={8} align="center" wrap>
            <h2 className="material-title">
              <bdi>{row.title}</bdi>
            </h2>
            <ShelfState row={row} field={article.status} />
          </Flex>
          <Flex gap={8} wrap>
            <Actions
              most={5}
              items={[
                {
                  label: 'materials.edit',
                  can: 'articles.update',
                  primary: true,
                  hide: !rights.edits,
                  run: () => setQuery({ edit: '1', [UNSHELVED]: undefined }),
                },
                ...moves(row, leave),
                carousel(row),
                { label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back },
              ]}
            />
            {isUp && row.url && (
              <Popup label={t('articles.link')} button={{ children: t('articles.link') }}>
                {() => <LinkCard url={row.url} />}
              </Popup>
            )}
          </Flex>
        </Flex>
        {rights.blocked && !isUp && <Alert type="warning" showIcon title={t('materials.blocked')} style={{ marginTop: 12 }} />}
      </section>
      <section className="card">
        <WithPhone phone={<ArticlePhone of={row} />}>
          <Facts
            row={row}
            fields={[
              article.id,
              article.title,
              article.articleType,
              [article.cover, <CoverImage key="cover" src={row.cover} alt={t(article.cover.label)} height={80} />],
              [
                article.carouselImage,
                <CoverImage key="carousel" src={row.carouselImage} alt={t(article.carouselImage.label)} height={80} aspect={750 / 360} />,
              ],
              article.summary,
              article.linkUrl,
              [article.labels, <LabelTags key="labels" full labels={row.labels} />],
              article.seriesName,
              article.uploadType,
              article.dealerName,
              article.shareTitle,
              [article.viewCount, <FigureLink key="views" field={article.viewCount} value={row.viewCount} row={row} kind={KIND} />],
              [article.shareCount, <FigureLink key="shares" field={article.shareCount} value={row.shareCount} row={row} kind={KIND} />],
              article.carouselFlag,
              article.pushFlag,
              article.pushTime,
              article.status,
              ...(Number(row.status) === SHELF.down ? [article.offBy] : []),
              article.sort,
              article.createBy,
              article.updateTime,
            ]}
          />
        </WithPhone>
      </section>
    </>
  )
}

/** Said where an article was saved, but the second call failed: it can be made again here. */
const Unshelved = ({ id }: { id: string }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const { act, busy } = useAct()
  const again = async () => {
    if (await act(() => SHELF.shelve({ id, status: UP }), { done: t('materials.isUp') })) setQuery({ [UNSHELVED]: undefined })
  }
  return (
    <Alert
      type="error"
      showIcon
      style={{ marginBottom: 16 }}
      title={t('materials.savedNotUp')}
      action={
        <Button size="small" loading={busy} onClick={() => void again()}>
          {t('kit.retry')}
        </Button>
      }
    />
  )
}
