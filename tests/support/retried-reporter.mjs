/** Names every test that passed only when it was tried again: a retry hides a race. */
// biome-ignore lint/style/noDefaultExport: a reporter is one
export default class RetriedReporter {
  retried = [];
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      this.retried.push(`${test.module.relativeModuleId} > ${test.fullName} (${test.diagnostic().retryCount} more)`);
  }
  onTestRunEnd() {
    if (this.retried.length > 0) console.log(`\nPassed only when tried again:\n${this.retried.map(name => `  ${name}`).join('\n')}`);
  }
}
