import { useT } from '@/locales'

/** What is on screen until the first page is there. */
export const Wait = () => <div className="wait" role="status" />

/** The page when the console itself cannot be drawn: what to do, and no more. */
export const Trouble = () => {
  const t = useT()
  return (
    <main className="trouble">
      <h1>{t('shell.trouble')}</h1>
      <p>{t('shell.troubleHint')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('shell.reload')}
      </button>
    </main>
  )
}
