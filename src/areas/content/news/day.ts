import { news } from '@/entities/content/news'

export const DAY = {
  date: { kind: 'date', key: 'date', label: 'faqs.day' },
  viewCount: { ...news.viewCount, sortable: false },
  viewUserCount: { ...news.viewCount, key: 'viewUserCount', label: 'newsPage.viewers', sortable: false },
  shareCount: { ...news.shareCount, sortable: false },
} as const
