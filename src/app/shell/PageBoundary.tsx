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
 * Page of a failed tab: next steps, and details to copy for support. The page shows only time and place, not the code
 * that failed (F-284).
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

/** Limits a page's failure to its own tab. */
export class PageBoundary extends Component<{ path: string; children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: unknown) => ({
    error: error instanceof Error ? error : new Error(String(error)),
  })
  /** Retries without the loaded data, which may be the cause. Hidden pages reload when they are shown again. */
  again = () => {
    queryClient.removeQueries({ type: 'inactive' })
    this.setState({ error: undefined })
  }
  override render() {
    const { error } = this.state
    return error ? <PageTrouble error={error} onRetry={this.again} /> : this.props.children
  }
}
