import * as specials from '@/api/commerce/specials'
import type { SubjectPage } from '@/api/commerce/specials'
import type { Subject } from '@/entities/commerce/subject'
import { Dialog } from '@/kit/dialog/dialog'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { PageCode } from '../../pageBuilder/PageCode'
import { PreviewPanel } from '../../pageBuilder/PreviewPanel'
import { useWorldOf } from '../../pageBuilder/useWorldOf'
import { WorldProvider } from '../../pageBuilder/world'
import { nameOf } from './subjectRules'

export interface Shown {
  what: 'preview' | 'link'
  row: Subject
}

export const SubjectWindow = ({ shown: { what, row }, onClose }: { shown: Shown; onClose: () => void }) => {
  const t = useT()
  if (what === 'link')
    return (
      <Dialog open title={nameOf(row)} width={420} onClose={onClose}>
        <p className="quiet">{t('shopPages.code')}</p>
        <PageCode id={row.id} />
      </Dialog>
    )
  return (
    <LoadRecord
      of={specials.getSubject.query({ id: row.id }, { quiet: true })}
      title={t('shopPages.preview')}
      width={460}
      onClose={onClose}
    >
      {(page) => <Preview page={page} onClose={onClose} />}
    </LoadRecord>
  )
}

const Preview = ({ page, onClose }: { page: SubjectPage; onClose: () => void }) => {
  const world = useWorldOf(page.blocks)
  return (
    <WorldProvider of={world}>
      <PreviewPanel page={{ settings: page, blocks: page.blocks }} id={page.id} onClose={onClose} />
    </WorldProvider>
  )
}
