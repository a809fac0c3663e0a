import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { HotList } from './HotList'
import { Posts } from './Posts'

export default function PostList() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'posts', label: t('posts.list'), children: <Posts /> },
        { key: 'hot', label: t('posts.hotList'), children: <HotList /> },
      ]}
    />
  )
}
