import { Alert } from 'antd'
import * as specials from '@/api/commerce/specials'
import { subjectStatus, subjectType } from '@/entities/commerce/subject'
import { useLoad } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

const HOME = specials.listSubjects.query(
  { pageType: [subjectType.home], status: subjectStatus.published, pageNo: 1, pageSize: 1 },
  { quiet: true },
)

/** Warning before a home page is published, with the name of the home page that it replaces. */
export const HomeNote = () => {
  const t = useT()
  const { data } = useLoad(HOME)
  const name = plain(data?.records[0]?.title)
  return <Alert type="warning" showIcon title={name ? t('shopPages.homeEffect', { name }) : t('shopPages.otherHome')} />
}
