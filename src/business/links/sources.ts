import * as goods from '@/api/commerce/goods'
import * as specials from '@/api/commerce/specials'
import * as carModelPlates from '@/api/community/carModelPlates'
import * as clubs from '@/api/community/clubs'
import * as dynamics from '@/api/community/dynamics'
import * as socialActivities from '@/api/community/socialActivities'
import * as topics from '@/api/community/topics'
import * as news from '@/api/content/news'
import * as qaa from '@/api/content/qaa'
import * as virtualCars from '@/api/content/virtualCars'
import * as activities from '@/api/marketing/activities'
import * as articles from '@/api/marketing/articles'
import * as posters from '@/api/marketing/posters'
import * as promotions from '@/api/marketing/promotions'
import * as videos from '@/api/marketing/videos'
import type { Page } from '@/api/reply'
import { carShow } from '@/entities/content/carEnums'
import { newsStatus } from '@/entities/content/news'
import { shelfStatus } from '@/entities/content/shared'
import { dynamicStatus } from '@/entities/community/dynamic'
import { clubStatus } from '@/entities/community/club'
import { plateStatus } from '@/entities/community/shared'
import { enrollUp, subjectUp, voteUp } from '@/entities/community/targets'
import { topicStatus } from '@/entities/community/topic'
import { articleStatus } from '@/entities/marketing/article'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { goodsStatus } from '@/entities/commerce/shared'
import { posterStatus, promotionStatus } from '@/entities/marketing/posterEnums'
import { videoStatus } from '@/entities/marketing/video'
import { derived, type Queried } from '@/kit/data/load'
import { named as labelled, plain } from '@/kit/show/format'

export interface Target {
  id: string
  title: string
  cover?: string
  time?: string
}
interface Asked {
  keyword: string
  pageNo: number
  pageSize: number
}
type Source = (asked: Asked) => Queried<Page<Target>>

const QUIET = { quiet: true } as const
const read =
  <Row>(of: (row: Row) => Target) =>
  (page: Page<Row>): Page<Target> => ({ ...page, records: page.records.map(of) })
/** Returns the page and the keyword as parameters. A number of five or more digits is sent as the id. */
const named = (key: string, { keyword, pageNo, pageSize }: Asked) => ({
  pageNo,
  pageSize,
  ...(/^\d{5,}$/.test(keyword) ? { id: keyword } : keyword ? { [key]: keyword } : {}),
})

/** Paged requests for the content visible to users, by kind. */
export const sources = {
  news: (asked) =>
    derived(
      news.list.query({ ...named('title', asked), status: newsStatus.up }, QUIET),
      'target',
      read(({ id, title, covers, publishTime }) => ({ id, title: plain(title), cover: covers[0], time: publishTime })),
    ),
  qaa: (asked) =>
    derived(
      qaa.list.query({ ...named('title', asked), status: shelfStatus.up }, QUIET),
      'target',
      read(({ id, title, updateTime }) => ({ id, title: plain(title), time: updateTime })),
    ),
  dynamic: (asked) =>
    derived(
      dynamics.list.query({ ...named('content', asked), status: dynamicStatus.up }, QUIET),
      'target',
      read(({ id, title, content, images, publishTime }) => ({
        id,
        title: plain(title) || plain(content),
        cover: images[0],
        time: publishTime,
      })),
    ),
  plate: (asked) =>
    derived(
      carModelPlates.list.query({ ...named('plateName', asked), status: plateStatus.up }, QUIET),
      'target',
      read(({ id, plateName, icon, updateTime }) => ({ id, title: plain(plateName), cover: icon, time: updateTime })),
    ),
  topic: (asked) =>
    derived(
      topics.list.query({ ...named('topicName', asked), status: topicStatus.up }, QUIET),
      'target',
      read(({ id, topicName, cover, createTime }) => ({ id, title: plain(topicName), cover, time: createTime })),
    ),
  club: (asked) =>
    derived(
      clubs.list.query({ ...named('clubName', asked), status: clubStatus.up }, QUIET),
      'target',
      read(({ id, clubName, logo, createTime }) => ({ id, title: plain(clubName), cover: logo, time: createTime })),
    ),
  enroll: (asked) =>
    derived(
      socialActivities.listEnrolls.query({ ...named('title', asked), status: enrollUp }, QUIET),
      'target',
      read(({ id, title, cover, startTime }) => ({ id, title: plain(title), cover, time: startTime })),
    ),
  vote: (asked) =>
    derived(
      socialActivities.listVotes.query({ ...named('title', asked), status: voteUp }, QUIET),
      'target',
      read(({ id, title, cover, startTime }) => ({ id, title: plain(title), cover, time: startTime })),
    ),
  goods: (asked) =>
    derived(
      goods.list.query({ ...named('goodsName', asked), status: goodsStatus.onSale }, QUIET),
      'target',
      read(({ id, goodsName, cover }) => ({ id, title: plain(goodsName), cover })),
    ),
  car: (asked) =>
    derived(
      virtualCars.list.query({ ...named('modelName', asked), status: carShow.shown }, QUIET),
      'target',
      read(({ id, modelName, seriesName, cover, updateTime }) => ({
        id,
        title: labelled(seriesName, modelName),
        cover,
        time: updateTime,
      })),
    ),
  // The call has neither paging nor search.
  special: ({ keyword, pageNo, pageSize }) =>
    derived(specials.listSubjectOptions.query({ status: subjectUp }, QUIET), [keyword, pageNo], ({ records }) => {
      const found = records.filter(({ id, title }) => plain(title).includes(keyword) || id === keyword)
      return { total: found.length, records: found.slice((pageNo - 1) * pageSize, pageNo * pageSize) }
    }),
  article: (asked) =>
    derived(
      articles.list.query({ ...named('title', asked), status: [articleStatus.up] }, QUIET),
      'target',
      read(({ id, title, cover, updateTime }) => ({ id, title: plain(title), cover, time: updateTime })),
    ),
  video: (asked) =>
    derived(
      videos.list.query({ ...named('title', asked), status: [videoStatus.up] }, QUIET),
      'target',
      read(({ id, title, cover, createTime }) => ({ id, title: plain(title), cover, time: createTime })),
    ),
  poster: (asked) =>
    derived(
      posters.list.query({ ...named('title', asked), status: [posterStatus.up] }, QUIET),
      'target',
      read(({ id, title, imageUrl, createTime }) => ({ id, title: plain(title), cover: imageUrl, time: createTime })),
    ),
  promotion: (asked) =>
    derived(
      promotions.list.query({ ...named('title', asked), status: [promotionStatus.published] }, QUIET),
      'target',
      read(({ id, title, cover, startTime }) => ({ id, title: plain(title), cover, time: startTime })),
    ),
  campaign: (asked) =>
    derived(
      activities.list.query(
        { ...named('title', asked), status: [activityStatus.upcoming, activityStatus.running] },
        QUIET,
      ),
      'target',
      read(({ id, title, cover, startTime }) => ({ id, title: plain(title), cover, time: startTime })),
    ),
} as const satisfies Record<string, Source>

export type ContentKind = keyof typeof sources
