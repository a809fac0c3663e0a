import { Alert } from 'antd'
import * as dynamics from '@/api/community/dynamics'
import { useViewer } from '@/business/viewer'
import { dynamicType } from '@/entities/community/shared'
import { is } from '@/entities/field'
import { lazyComponent } from '@/kit/data/lazyComponent'
import { Panel } from '@/kit/dialog/dialog'
import { WHOLE_WIDTH } from '@/kit/form/FormScreen'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { isOwn, postName } from '../posts/usePostActions'

/** With its own part: the sanitiser of rich text is needed by the editor only. */
const ArticleForm = lazyComponent(() => import('./parts/ArticleForm'))

/** The editor over the list, as large as the window: of a new article, or of one of an official account; of others it says that they are not edited. */
export const ArticleEditor = ({
  id,
  onMade,
  onClose,
}: {
  /** '' for a new one. */
  id: string
  /** Told the id of a new one once it is saved as a draft, which leaves the editor open. */
  onMade: (id: string) => void
  onClose: () => void
}) => {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  if (!id) return <ArticleForm onMade={onMade} onClose={onClose} />
  return (
    <LoadRecord
      of={dynamics.get.query({ id }, { quiet: true })}
      title={t('kit.edit')}
      width={WHOLE_WIDTH}
      onClose={onClose}
    >
      {(row) =>
        hq && may('dynamics.update') && isOwn(row) && is(row.dynamicType, dynamicType.article) ? (
          <ArticleForm given={row} onMade={onMade} onClose={onClose} />
        ) : (
          <Panel open title={postName(row)} onClose={onClose}>
            <Alert type="info" showIcon title={t('postArticles.notEdited')} />
          </Panel>
        )
      }
    </LoadRecord>
  )
}
