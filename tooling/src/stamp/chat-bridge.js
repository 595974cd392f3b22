/*
 * Runs in the page of a chat service (CH-01, RD-13). A service gets `window.chadaChat`. `member` contains the data that
 * the brand shares (CH-02). `close()` closes the chat. A service is ready as soon as its page shows an element. The
 * build does not change this file, so the file uses only the syntax of the oldest supported browser.
 */
(function () {
  'use strict';

  var own = document.currentScript;
  var service = own.getAttribute('data-service');
  var allowed = own.getAttribute('data-attributes').split(' ');
  // The origin of a sandboxed page is opaque.
  var site = location.protocol + '//' + location.host;
  var broken = false;
  var ended = false;

  if (window.parent === window) return;

  var channel = new MessageChannel();
  var port = channel.port1;

  function report(type) {
    port.postMessage({ from: 'chada-chat-frame', type: type });
  }

  function end(type) {
    if (ended) return;
    ended = true;
    report(type);
  }

  /** Returns null for a message that is not from the site. */
  function memberIn(data) {
    if (typeof data !== 'object' || data === null) return null;
    if (data.from !== 'chada-site' || data.type !== 'start') return null;
    var given = data.attributes;
    if (typeof given !== 'object' || given === null) return null;
    var member = {};
    var fits = Object.keys(given).every(function (name) {
      var value = given[name];
      member[name] = value;
      return allowed.indexOf(name) >= 0 && (typeof value === 'string' || typeof value === 'number');
    });
    return fits ? Object.freeze(member) : null;
  }

  function showsSomething() {
    return [].some.call(document.body.querySelectorAll('*'), function (element) {
      var box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0;
    });
  }

  /** Chat services do not report when they are ready. */
  function watch() {
    var looks = 0;
    var timer = setInterval(function () {
      looks += 1;
      if (showsSomething()) end('shown');
      else if (broken && looks > 10) end('failed');
      if (ended) clearInterval(timer);
    }, 100);
  }

  function start(member) {
    window.chadaChat = Object.freeze({
      member: member,
      close: function () {
        report('close');
      },
    });
    var script = document.createElement('script');
    script.onload = watch;
    script.onerror = function () {
      end('failed');
    };
    script.src = service;
    document.body.appendChild(script);
  }

  // Errors of the service must not reach the site.
  window.addEventListener('error', function (event) {
    broken = true;
    event.preventDefault();
  });
  window.addEventListener('unhandledrejection', function (event) {
    event.preventDefault();
  });
  document.addEventListener('keydown', function (event) {
    if ((event.key === 'Escape' || event.key === 'Esc') && !event.defaultPrevented) report('close');
  });

  // Only the site has `port2`, so only the site can send messages.
  port.onmessage = function (event) {
    var member = memberIn(event.data);
    if (member === null) return;
    port.onmessage = null;
    start(member);
  };
  window.parent.postMessage({ from: 'chada-chat-frame', type: 'hello' }, site, [channel.port2]);
})();
