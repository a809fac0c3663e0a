import { Button } from 'antd'
import { useT } from '@/locales'

const PAPERS = [
  'account.paper1',
  'account.paper2',
  'account.paper3',
  'account.paper4',
  'account.paper5',
  'account.paper6',
] as const

/** What to have ready before an application is begun. */
export const StartPage = ({ dealerName, start }: { dealerName: string; start: (() => void) | undefined }) => {
  const t = useT()
  return (
    <>
      <h2 className="card-title">{t('account.startTitle', { dealer: dealerName })}</h2>
      <p className="quiet">{t('account.startText')}</p>
      <ul>
        {PAPERS.map((paper) => (
          <li key={paper}>{t(paper)}</li>
        ))}
      </ul>
      {start && (
        <Button type="primary" onClick={start}>
          {t('account.start')}
        </Button>
      )}
    </>
  )
}
