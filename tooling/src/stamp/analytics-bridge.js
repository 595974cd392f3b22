/*
 * Runs in the page of an analytics service. A service gets `window.chadaAnalytics`. `onVisit(handle)` calls `handle({
 * screen })` for each visited screen, such as `/login`, also for screens visited before the service had loaded. The
 * build does not change this file, so the file uses only the syntax of the oldest supported browser.
 */
(function () {
  'use strict';

  var service = document.currentScript.getAttribute('data-service');
  // The origin of a sandboxed page is opaque.
  var site = location.protocol + '//' + location.host;
  var visits = [];
  var handlers = [];

  if (window.parent === window) return;

  // Errors of the service must not reach the site.
  window.addEventListener('error', function (event) {
    event.preventDefault();
  });
  window.addEventListener('unhandledrejection', function (event) {
    event.preventDefault();
  });

  window.chadaAnalytics = Object.freeze({
    onVisit: function (handle) {
      handlers.push(handle);
      visits.forEach(function (visit) {
        handle(visit);
      });
    },
  });

  // Only the site has `port2`, so only the site can send messages.
  var channel = new MessageChannel();
  channel.port1.onmessage = function (event) {
    var data = event.data;
    if (typeof data !== 'object' || data === null || data.from !== 'chada-site') return;
    if (data.type !== 'visit' || typeof data.screen !== 'string') return;
    var visit = Object.freeze({ screen: data.screen });
    visits.push(visit);
    handlers.forEach(function (handle) {
      handle(visit);
    });
  };
  window.parent.postMessage({ from: 'chada-analytics-frame', type: 'hello' }, site, [channel.port2]);

  var script = document.createElement('script');
  script.src = service;
  document.body.appendChild(script);
})();
