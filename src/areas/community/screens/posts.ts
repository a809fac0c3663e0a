import type { Screens } from '../..'
import PostDetail from '../posts/PostDetail'
import PostList from '../posts/PostList'

export const screens = {
  '/dynamic-management/dynamic': PostList,
  '/dynamic-management/dynamicDetail': PostDetail,
} satisfies Screens
