import { Button, Result } from 'antd'
import { Component, type ReactNode, useState } from 'react'
import { copy } from '@/kit/dialog/copy'
import { useT } from '@/locales'
import { queryClient } from '../queries'

interface TroubleProps {
  error: Error
  onRetry: () => void
}

/**
 * The page of a failed tab: what to do, and details to copy for whoever is asked for help. On the page itself stands only when and where it was, not
 * the code that failed (F-284).
 */
export const PageTrouble = ({ error, onRetry }: TroubleProps) => {
  const t = useT()
  const [place] = useState(() => [new Date().toISOString(), window.location.pathname])
  const details = [...place, navigator.userAgent, error.stack ?? error.message].join('\n')
  return (
    <div className="page-trouble">
      <Result
        status="error"
        title={t('shell.pageTrouble')}
        subTitle={t('shell.pageTroubleHint')}
        extra={[
          <Button key="retry" type="primary" onClick={onRetry}>
            {t('shell.retry')}
          </Button>,
          <Button key="copy" onClick={() => void copy(details, t('shell.copied'))}>
            {t('shell.copyDetails')}
          </Button>,
        ]}
      />
      <details>
        <summary>{t('kit.detail')}</summary>
        <pre>{place.join('\n')}</pre>
      </details>
    </div>
  )
}

/** Keeps a page's failure to its own tab, so that the others stay as they are. */
export class PageBoundary extends Component<{ path: string; children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: unknown) => ({
    error: error instanceof Error ? error : new Error(String(error)),
  })
  /** What broke it may have been read: nothing of that is used again. Pages that are not on screen read anew when they come back. */
  again = () => {
    queryClient.removeQueries({ type: 'inactive' })
    this.setState({ error: undefined })
  }
  override render() {
    const { error } = this.state
    return error ? <PageTrouble error={error} onRetry={this.again} /> : this.props.children
  }
}
