import { periodFrom } from '#app/shop/reports/period.ts'
import { type Report, readReport } from '#app/shop/reports/read-report.server.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'

/** The report of the address as a file to keep. */
export async function reportFile(
  request: Request,
  ending: 'txt' | 'csv',
  write: (report: Report) => string | Promise<string>,
) {
  await requireStaff(request, 'manager')
  const period = periodFrom(new URL(request.url).searchParams, new Date())
  const text = await write(await readReport(db, { period, withCosts: true }))
  return new Response(text, {
    headers: {
      'content-type': `text/${ending === 'txt' ? 'plain' : 'csv'}; charset=utf-8`,
      'content-disposition': `attachment; filename="reporte_${period.from}_${period.to}.${ending}"`,
    },
  })
}
