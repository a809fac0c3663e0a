// The service worker of the build for a static host: MSW's own, and the console's page for every place that the host has no file for.
importScripts('/mockServiceWorker.js')
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(
    fetch(event.request).then((response) => (response.status === 404 ? fetch('/index.html') : response)),
  )
})
