import { Panel } from '@/kit/dialog/dialog'
import { LinkCard } from '@/kit/show/LinkCard'
import { useT } from '@/locales'
import { PagePhone } from './Phone'
import { pagePath } from './pagePath'
import type { PageContent } from './state'

/** A page as buyers see it; once it is saved, also on a real phone. Where its blocks lead is not followed. */
export const PreviewPanel = ({
  page: { settings, blocks },
  id,
  onClose,
}: {
  page: { settings: Pick<PageContent['settings'], 'title' | 'bgColor' | 'bgImage'>; blocks: PageContent['blocks'] }
  /** Of a page whose every change is saved. */
  id: string | undefined
  onClose: () => void
}) => {
  const t = useT()
  return (
    <Panel open title={t('shopPages.preview')} width={460} onClose={onClose}>
      <PagePhone settings={settings} blocks={blocks} />
      <h3>{t('pageBuilder.onPhone')}</h3>
      {id === undefined ? <p className="quiet">{t('pageBuilder.saveFirst')}</p> : <LinkCard url={pagePath(id)} />}
    </Panel>
  )
}
