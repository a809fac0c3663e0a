import { isTextKey, useT } from '@/locales'

/** The words of last resort: where not even the Chinese texts could be had. */
const BARE = {
  'shell.trouble': '页面无法显示 · This page cannot be shown',
  'shell.troubleHint': '程序文件加载失败，请检查网络后重新加载。 · Files of the console could not be loaded. Check the network and reload.',
  'shell.reload': '重新加载 · Reload',
} as const

/** What is on screen until the first page is there. */
export const Wait = () => <div className="wait" role="status" />

/** The page when the console itself cannot be drawn: what to do, and no more. */
export const Trouble = () => {
  const t = useT()
  const say = (key: keyof typeof BARE) => (isTextKey(key) ? t(key) : BARE[key])
  return (
    <main className="trouble">
      <h1>{say('shell.trouble')}</h1>
      <p>{say('shell.troubleHint')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {say('shell.reload')}
      </button>
    </main>
  )
}
