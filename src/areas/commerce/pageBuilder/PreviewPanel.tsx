import { Panel } from '@/kit/dialog/dialog'
import { useT } from '@/locales'
import { linkWords } from '../parts/shopLink'
import { kindOf } from './blocks'
import { typeName } from './kind'
import { PagePhone } from './Phone'
import { PageCode } from './PageCode'
import type { PageContent } from './state'

/**
 * Preview of the page as buyers see it. A saved page also has a code for a real phone. Links are listed, not
 * followed.
 */
export const PreviewPanel = ({
  page: { settings, blocks },
  id,
  onClose,
}: {
  page: { settings: Pick<PageContent['settings'], 'title' | 'bgColor' | 'bgImage'>; blocks: PageContent['blocks'] }
  id: string | undefined
  onClose: () => void
}) => {
  const t = useT()
  const links = blocks.flatMap(({ blockType, props }) =>
    (kindOf(blockType)?.links(props) ?? []).flatMap((link) => {
      const words = linkWords(link)
      return words ? [{ type: typeName(blockType, t), words }] : []
    }),
  )
  return (
    <Panel open title={t('shopPages.preview')} width={460} onClose={onClose}>
      <PagePhone settings={settings} blocks={blocks} />
      {links.length > 0 && (
        <>
          <h3>{t('pageBuilder.leadsTo')}</h3>
          <ul className="page-links">
            {links.map(({ type, words }, at) => (
              <li key={at}>
                {type} · <bdi>{words}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('pageBuilder.onPhone')}</h3>
      {id === undefined ? <p className="quiet">{t('pageBuilder.saveFirst')}</p> : <PageCode id={id} />}
    </Panel>
  )
}
